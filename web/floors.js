/** The folders of src/, floor by floor from the ground up: a folder imports from the floors below its own. */
export const FLOORS = [
  ['look', 'worker', 'bell'],
  ['service', 'text'],
  ['shell'],
  ['cards'],
  ['protocol'],
  ['protocol/chance'],
  ['protocol/session'],
  ['terms'],
  ['table/words'],
  ['table/cards'],
  ['table/seats'],
  ['table/bid', 'table/play', 'table/settle'],
  ['table/stage'],
  ['company', 'hint', 'coach'],
  ['line'],
  ['pages/mine', 'pages/pad', 'pages/rules', 'pages/table'],
  ['pages/challenge'],
  [
    'pages/learn',
    'pages/screen',
    'pages/start',
    'pages/deal',
    'pages/day',
    'pages/myplay',
    'pages/club',
    'pages/looking',
    'site',
  ],
  ['pages/review', 'pages/puzzles'],
];

/** What only tests import. */
const TESTING = 'testing';

const folders = [...FLOORS.flat(), TESTING];
/** The deeper a folder lies, the sooner it is asked whether a file is its own. */
const deepestFirst = [...folders].sort((one, other) => other.split('/').length - one.split('/').length);

export const elements = deepestFirst.map((folder) => ({
  type: folder,
  pattern: `src/${folder}`,
}));

/** What each floor may import: itself, folder by folder, and all that is below. */
export const policies = FLOORS.flatMap((floor, height) =>
  floor.map((folder) => ({
    from: { element: { type: folder } },
    allow: { to: { element: { types: { anyOf: [folder, ...FLOORS.slice(0, height).flat()] } } } },
  })),
);
