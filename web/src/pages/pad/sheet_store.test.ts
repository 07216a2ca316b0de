import { afterEach, describe, expect, it, vi } from 'vitest';
import { compareSheet, listSheets, loadSheet, mergeSheet, saveSheet, type Entry } from './sheet_store';
import { isSheetId, packSheet, SheetTooLong, unpackSheet } from './sheet_link';

const OPEN = { entry: 'open', title: 'Thursday', game: 'six-bid', names: ['Signe', 'Nora', 'Edvin'] };
const hand = (points: number): Entry => ({ entry: 'hand', summary: { points } });
const LOG = [OPEN, hand(70)];
const MINE = { log: LOG, draft: { declarer: 1 }, correcting: 1, house: 'watched' };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a sheet that comes from elsewhere', () => {
  it('keeps those who look on, and what is being entered, when it goes on from what is kept', () => {
    saveSheet('one', MINE);
    const longer = [...LOG, hand(60)];
    expect(compareSheet('one', longer)).toBe('longer');
    expect(mergeSheet('one', longer)).toBe(true);
    expect(loadSheet('one')).toEqual({ ...MINE, log: longer });
  });

  it('changes nothing when it is known, or a part of what is known', () => {
    saveSheet('one', MINE);
    for (const log of [LOG, LOG.slice(0, 1)]) {
      expect(compareSheet('one', log)).toBe('known');
      mergeSheet('one', log);
      expect(loadSheet('one')).toEqual(MINE);
    }
  });

  it('is another sheet when it does not go on from what is kept, however long it is', () => {
    saveSheet('one', MINE);
    for (const log of [
      [OPEN, hand(71), hand(60)],
      [{ ...OPEN, title: 'Friday' }, hand(70), hand(1)],
    ])
      expect(compareSheet('one', log)).toBe('other');
    expect(compareSheet('two', LOG)).toBe('new');
  });

  it('says when there is no room', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(mergeSheet('one', LOG)).toBe(false);
  });
});

describe('a link to a sheet', () => {
  it('brings it as it was', async () => {
    expect(await unpackSheet(await packSheet('one', LOG))).toEqual({ id: 'one', log: LOG });
    expect(await unpackSheet('no sheet')).toBeNull();
  });

  it('is not unpacked to more than a sheet can be', async () => {
    const many = await packSheet(
      'one',
      Array.from({ length: 20_000 }, () => hand(70)),
    );
    expect(many.length).toBeLessThan(10_000);
    await expect(unpackSheet(many)).rejects.toBeInstanceOf(SheetTooLong);
  });

  it('names no page of the pad', () => {
    expect(['one', 'new', 'club', 'look', 'a-b', '', 7].map(isSheetId)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

it('counts the hands that are left when some are undone', () => {
  const undo = { entry: 'undo' };
  saveSheet('one', { ...MINE, log: [OPEN, hand(1), hand(2), { entry: 'strike', hand: 1 }, hand(3), undo] });
  expect(listSheets()[0]?.hands).toBe(1);
  saveSheet('one', { ...MINE, log: [OPEN, hand(1), { entry: 'leave', seat: 0 }, undo, undo] });
  expect(listSheets()[0]?.hands).toBe(0);
});
