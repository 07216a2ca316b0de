import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchCatalogue, findGame } from '../../protocol/game_catalogue.svelte';
import menu from '../../testing/games.json';
import { fakeServer } from '../../testing/fake_server';
import { loadTexts } from '../../i18n/translate.svelte';
import { sourceText } from '../../table_setup/source_text';
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

describe('the comparison of rule sets', () => {
  beforeAll(async () => {
    fakeServer({ 'GET /api/games': menu });
    await Promise.all([fetchCatalogue(), loadTexts('builder'), loadTexts('start')]);
    vi.unstubAllGlobals();
  });

  it('shows a preset’s values for larger tables with their source', () => {
    expect(row('six-bid', 'sitters').cells[0]).toEqual([
      { text: 'paid on a loss', origin: 'source' },
      { text: 'from 5 at the table: like the defenders', origin: 'source' },
      { text: 'from 6 at the table: like the defenders', origin: 'house' },
    ]);
    expect(row('six-bid', 'sitters').cells[2]).toEqual([
      { text: 'paid on a loss', origin: 'source' },
      { text: 'from 5 at the table: paid on a loss', origin: 'house' },
    ]);
  });

  it('shows the numbers of seats, and which of them the source describes', () => {
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

  it('has a row for every term of a match', () => {
    expect(row('six-bid', 'whole_rounds').cells.map(([rounds]) => rounds?.text)).toEqual([
      'no',
      'no',
      'no',
      'yes',
      'no',
    ]);
    expect(row('six-bid', 'unpaid').cells[0]).toEqual([{ text: 'credited', origin: 'source' }]);
  });

  it('cites the text that a rule set follows, and the book that it retells', () => {
    const [standard, , hoyle] = findGame('six-bid')?.presets ?? [];
    expect(standard && sourceText('six-bid', standard)).toBe(
      'Six-bid solo, Swedish rules, after six sources',
    );
    expect(hoyle && sourceText('six-bid', hoyle)).toBe(
      "Six-bid solo, Wikipedia, 7 January 2024, after Hoyle's Standard Games, 1924, pp. 185–186",
    );
  });

  it('does not attribute an end of the match to a source that names none', () => {
    expect(row('six-bid', 'end').cells.map(([end]) => end?.origin)).toEqual([
      'source',
      'source',
      'inferred',
      'source',
      'inferred',
    ]);
  });
});
