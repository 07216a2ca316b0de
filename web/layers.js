/** The folders of src/ in layers, the lowest first: a folder imports from the layers below its own. */
export const LAYERS = [
  ['styles', 'worker', 'push'],
  ['service_worker', 'i18n'],
  ['shell'],
  ['cards', 'peer'],
  ['protocol'],
  ['protocol/verifiable_deal'],
  ['protocol/session'],
  ['table_setup'],
  ['table/text'],
  ['table/cards'],
  ['table/seats'],
  ['table/bid', 'table/play', 'table/settle'],
  ['table/stage'],
  ['social', 'hint', 'coach'],
  ['text_input'],
  ['pages/account', 'pages/pad', 'pages/rules', 'pages/table'],
  [
    'pages/lessons',
    'pages/screen',
    'pages/friends',
    'pages/start',
    'pages/deal',
    'pages/daily',
    'pages/stats',
    'pages/club',
    'pages/clubs',
    'pages/sheet_viewer',
    'pwa',
  ],
  ['pages/review', 'pages/puzzles', 'pages/challenge'],
];

/** Modules that only tests may import. */
const TESTING = 'testing';

const folders = [...LAYERS.flat(), TESTING];
/** The first matching pattern wins, so the deepest folders come first. */
const deepestFirst = [...folders].sort((one, other) => other.split('/').length - one.split('/').length);

export const elements = deepestFirst.map((folder) => ({
  type: folder,
  pattern: `src/${folder}`,
}));

/** A folder may import itself and every folder in a lower layer. */
export const policies = LAYERS.flatMap((layer, height) =>
  layer.map((folder) => ({
    from: { element: { type: folder } },
    allow: { to: { element: { types: { anyOf: [folder, ...LAYERS.slice(0, height).flat()] } } } },
  })),
);
