/** Responses of a server to the landing page. */
import { screen } from '@testing-library/svelte';
import menu from './games.json';
import type { FakeRequest } from './fake_server';

const MINE = {
  table: 'old',
  game: 'six-bid',
  rules: 'hoyle',
  seat: 0,
  deal: 7,
  stage: 'playing',
  asked: 'turn',
};
/** A table where the reader is to lead. */
export const LEFT = {
  ...MINE,
  rules: 'standard',
  deal: 5,
  deals: 12,
  chips: 228,
  ahead: 32,
  others: ['Lina', 'Rosa'],
  glance: {
    phase: 'play',
    turn: 0,
    lead: true,
    named: { id: 'contract-solo' },
    declarer: 0,
    trump: 'S',
    trick: 5,
    tricks: 11,
    hand: [{ card: 'AS', points: 11, trump: true }],
    seats: [
      { name: 'Signe', chips: 228, bot: null, card: null },
      { name: 'Lina', chips: 176, bot: 'club', card: null },
      { name: 'Rosa', chips: 196, bot: 'club', card: null },
    ],
  },
};
const CARDS = ['AS', 'TS', 'KH'].map((card, place) => ({ card, points: 11 - place }));
const HAND_SENTENCE = { id: 'hand-told', count: { id: 'count-5' }, suit: 'H', heads: [{ id: 'rank-the-A' }] };
export const HAND = { hand: 'ab'.repeat(24), cards: CARDS, told: HAND_SENTENCE };
export const ANSWERS = {
  'GET /api/games': menu,
  'GET /api/tables': { tables: [] },
  'GET /api/lessons': {
    games: ['six-bid', 'german-solo'].map((game) => ({ game, lessons: [{ id: `${game}-first` }] })),
  },
  'POST /api/lessons': { table: 'taught', seat: 0 },
  'POST /api/hand-previews': HAND,
  'POST /api/tables': { table: 'new', seat: 0 },
};

/** Wait until the landing page is complete; the part below the fold comes last. */
export async function landingRendered(): Promise<void> {
  await screen.findByRole('img', { name: 'ace of spades' });
  await screen.findByRole('heading', { name: 'Learn with a first hand' });
}

export function postedBodies(asked: FakeRequest[], path: string): unknown[] {
  return asked.filter((one) => one.method === 'POST' && one.path === path).map(({ body }) => body);
}

export function optionRow(option: string): HTMLElement {
  const row = document.querySelector<HTMLElement>(`[data-option="${option}"]`);
  if (!row) throw new Error('no such option');
  return row;
}
