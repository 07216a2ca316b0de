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
const CARDS = ['AS', 'TS', 'KH'].map((card, place) => ({ card, points: 11 - place }));
const TOLD = { id: 'hand-told', count: { id: 'count-5' }, suit: 'H', heads: [{ id: 'rank-the-A' }] };
export const HAND = { hand: 'ab'.repeat(24), cards: CARDS, told: TOLD };
export const ANSWERS = {
  'GET /api/games': menu,
  'GET /api/tables': { tables: [MINE, { ...MINE, table: 'done', stage: 'finished' }] },
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
