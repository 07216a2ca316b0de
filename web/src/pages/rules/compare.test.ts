import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchCatalogue, findGame } from '../../protocol/game_catalogue.svelte';
import menu from '../../testing/games.json';
import { fakeServer } from '../../testing/fake_server';
import { loadTexts } from '../../i18n/translate.svelte';
import { comparePresets, type Row } from './compare';

function row(game: string, id: string): Row {
  const known = findGame(game);
  const found =
    known &&
    comparePresets(known)
      .flatMap(({ rows }) => rows)
      .find((one) => one.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
}

describe('the rule sets side by side', () => {
  beforeAll(async () => {
    fakeServer({ 'GET /api/games': menu });
    await Promise.all([fetchCatalogue(), loadTexts('builder')]);
    vi.unstubAllGlobals();
  });

  it('tells what a source says of larger tables, with whose word it is', () => {
    expect(row('six-bid', 'sitters').cells[0]).toEqual([
      { text: 'paid on a loss', origin: 'source' },
      { text: 'from 5 at the table: like the opponents', origin: 'source' },
      { text: 'from 6 at the table: like the opponents', origin: 'house' },
    ]);
    expect(row('six-bid', 'sitters').cells[2]).toEqual([{ text: 'paid on a loss', origin: 'source' }]);
  });

  it('tells how many may sit down, and what of it a source speaks of', () => {
    expect(row('progressive', 'seats').cells).toEqual([
      [
        { text: '3 to 5', origin: 'source' },
        { text: '6 to 7', origin: 'inferred' },
      ],
      [
        { text: '3 to 4', origin: 'source' },
        { text: '5 to 7', origin: 'inferred' },
      ],
    ]);
  });

  it('does not call an end the source’s that the source does not name', () => {
    expect(row('six-bid', 'end').cells.map(([end]) => end?.origin)).toEqual([
      'source',
      'source',
      'inferred',
      'source',
    ]);
  });
});
