import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClubRequest } from '../../protocol/messages';
import { saveSheet, type Entry } from '../pad/sheet_store';
import { Club } from './club.svelte';
import { loadClub, localDay, longDay, packEvenings } from './club_store';

const asked: ClubRequest[] = [];
/** Return a fake answer of the server, in which evenings with the same sheets count once. */
function answer(_path: string, init: RequestInit): Promise<Response> {
  const request = JSON.parse(String(init.body)) as ClubRequest;
  asked.push(request);
  const sheets = (request.tables ?? []).map((log) => log[0]?.id);
  const evenings = request.evenings ?? [];
  const counted = evenings
    .map((_, number) => number)
    .filter((number) => {
      const later = evenings.slice(number + 1);
      return !later.some((one) => JSON.stringify(one.sheets) === JSON.stringify(evenings[number]?.sheets));
    });
  const kept = { v: 1, kind: 'evening', title: request.title, sheets, tallies: [] };
  const text = JSON.stringify({ evening: null, season: null, kept, counted, text: null, refusal: null });
  return Promise.resolve(new Response(text));
}
const open = (id: string, time: string, more: Entry[] = []) =>
  saveSheet(id, {
    log: [{ entry: 'open', id, time, title: 'T', names: [] }, ...more],
    draft: {},
    correcting: null,
  });

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('an evening', () => {
  it('is of one day where the reader is, whatever day it is elsewhere', () => {
    const local = (...time: [number, number, number]) => new Date(2026, 10, ...time).toISOString();
    expect(localDay(local(19, 0, 1))).toBe(localDay(local(19, 23, 59)));
    expect(localDay(local(19, 23, 59))).not.toBe(localDay(local(20, 0, 1)));
    open('one', local(19, 0, 40));
    open('two', local(19, 23, 20));
    open('old', local(18, 23, 40));
    const club = new Club();
    expect([...club.picked].sort()).toEqual(['one', 'two']);
    expect(club.title).toBe(longDay(local(19, 23, 20)));
  });

  it('asks for many long sheets a few at a time', async () => {
    const hands = Array.from({ length: 300 }, () => ({
      entry: 'hand',
      summary: { contract: 'diamond-solo', points: 70 },
    }));
    for (const id of ['a', 'b', 'c', 'd']) open(id, '2026-11-19T19:00:00Z', hands);
    const club = new Club();
    await waitFor(() => expect(club.evening).not.toBeNull());
    for (const request of asked) expect(JSON.stringify(request).length).toBeLessThan(64 * 1024);
    const evening = asked.find(({ title }) => title);
    expect((evening?.parts ?? []).flatMap((part) => part.sheets as string[]).concat('d').length).toBe(4);
  });

  it('counts once in the season, however often it is added', async () => {
    open('one', '2026-11-19T19:00:00Z');
    const club = new Club();
    await waitFor(() => expect(club.evening).not.toBeNull());
    const kept = club.evening?.kept ?? {};
    await Promise.all([club.addEvening(kept), club.addEvening(kept)]);
    expect(loadClub().evenings.length).toBe(1);
    await new Club().addEvening(kept);
    expect(loadClub().evenings.length).toBe(1);
  });

  it('says when there is no room to keep the season', async () => {
    const club = new Club();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await club.addEvening({ sheets: ['one'] })).toBeNull();
    expect([club.saveFailed, club.evenings.length]).toEqual([true, 1]);
  });
});

it('writes every name once when it asks for a season', () => {
  const tally = (name: string, counters: number) => ({
    name,
    hands: 3,
    won: 1,
    lost: 0,
    beaten: 2,
    counters,
  });
  const evenings = [
    { title: 'A', tallies: [tally('Nora', 4), tally('', -4)] },
    { title: 'B', tallies: [tally('Nora', 1)] },
  ];
  expect(packEvenings(evenings)).toEqual({
    names: ['Nora', ''],
    evenings: [
      {
        title: 'A',
        tallies: [
          [0, 3, 1, 0, 2, 4],
          [1, 3, 1, 0, 2, -4],
        ],
      },
      { title: 'B', tallies: [[0, 3, 1, 0, 2, 1]] },
    ],
  });
});
