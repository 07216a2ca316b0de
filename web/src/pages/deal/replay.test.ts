import { describe, expect, it } from 'vitest';
import type { Replay } from '../../protocol/messages';
import { sameCardsAfter, saveSameCards } from '../../table/settle/same_cards';
import { parseSameCards, showsSameCards } from './same_cards';
import { seatsFromBelow, replayPositions, readerSeat, nextTrickStep, trickMarks } from './replay';
import { seatNamesOf } from './replay_viewer.svelte';

const trick = { leader: 0, cards: ['AS', '6S'], winner: 0, points: 11 };
const step = (view: object, more: object = {}) => ({
  view,
  wording: {},
  widow: null,
  laid_away: null,
  ...more,
});
const REPLAY = {
  ...{ code: null, cards: null, seat: null, game: 'six-bid', rules: 'standard', differing: {}, seats: 2 },
  ...{ sheet: [], antes: {} },
  steps: [
    step(
      { tricks: [], contract: null, trick: null, turn: 0 },
      { hands: [{ cards: [], gone: [], hidden: 2 }, null] },
    ),
    step({ contract: { id: 'solo' }, trick: { leader: 0, cards: [], winning: null } }),
    step({ trick: { leader: 0, cards: ['AS'], winning: 0 }, turn: 1 }, { answered: 3 }),
    step({ tricks: [trick], trick: { leader: 0, cards: [], winning: null } }),
  ],
} as unknown as Replay;
const all = replayPositions(REPLAY, [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'club' },
]);

describe('the steps of a deal', () => {
  it('omit unchanged data: a step inherits it from the step before', () => {
    expect(all.map(({ now }) => now.view?.turn)).toEqual([0, 0, 1, 1]);
    expect(all[3]?.hands[0]?.hidden).toBe(2);
    expect(all.map(({ answered }) => answered)).toEqual([null, null, 3, null]);
    expect(all[0]?.now.table.seats[1]?.name).toBe('Bo');
  });

  it('show a finished trick for one more step', () => {
    expect(all.map(({ finished }) => finished?.winner ?? null)).toEqual([null, null, null, 0]);
  });

  it('mark where a trick begins, and jump from mark to mark', () => {
    const marks = trickMarks(all);
    expect(marks).toEqual([
      { step: 1, trick: 1 },
      { step: 3, trick: 2 },
    ]);
    expect([
      nextTrickStep(marks, 0, 1, 9),
      nextTrickStep(marks, 1, 1, 9),
      nextTrickStep(marks, 3, 1, 9),
    ]).toEqual([1, 3, 9]);
    expect([nextTrickStep(marks, 3, -1, 9), nextTrickStep(marks, 1, -1, 9)]).toEqual([1, 0]);
  });

  it('list the seats clockwise from the lowest', () => {
    expect(seatsFromBelow([2, 3, 0], 2)).toEqual([2, 3, 0]);
    expect(seatsFromBelow([2, 3, 0], 0)).toEqual([0, 2, 3]);
  });
});

describe('the same cards as others played them', () => {
  it('are listed in the address, which accepts nothing else', () => {
    expect(parseSameCards('?beside=BAfirst12345.t4ble0000000000.<b>&seat=1')).toEqual([
      'BAfirst12345',
      't4ble0000000000',
    ]);
    expect(parseSameCards('?seat=1')).toEqual([]);
  });

  it('are revealed only once there is a play to compare with', () => {
    expect(showsSameCards(['BAfirst12345'])).toBe(false);
    expect(showsSameCards(['BAfirst12345', 't4ble0000000000'])).toBe(true);
    expect(showsSameCards(['t4ble0000000000'])).toBe(true);
  });

  it('stay in the address while the cards are played', () => {
    saveSameCards('t4ble0000000000', ['BAfirst12345']);
    expect(sameCardsAfter('t4ble0000000000')).toBe('?beside=BAfirst12345.t4ble0000000000');
    expect(sameCardsAfter('another')).toBe('?beside=another');
  });
});

describe('the names of the seats', () => {
  const named = (of: object | null, you?: number) =>
    seatNamesOf(
      { of, seats: 3, steps: [{ view: { active: [0, 1, 2], dealer: 0 } }] } as unknown as Replay,
      you,
    ).map(({ name }) => name);

  it('call the reader "You" in an own deal and in a puzzle', () => {
    expect(named({ names: ['Ann', 'Otto', 'Rosa'], bots: [null, 'club', 'club'], you: 0 })).toEqual([
      'You',
      'Otto',
      'Rosa',
    ]);
    expect(named(null, 2)).toEqual(['Dealer', 'Second', 'You']);
    expect(named(null)).toEqual(['Dealer', 'Second', 'Third']);
  });
});

describe('the seat from which a deal is shown', () => {
  const by = (of: object | null) =>
    readerSeat({ of, steps: [{ view: { active: [1, 2, 3] } }] } as unknown as Replay);

  it("is the reader's own, else a person's, else eldest's", () => {
    expect(by({ bots: ['club', null, null, 'club'], you: 2 })).toBe(2);
    expect(by({ bots: ['club', null, null, 'club'], you: null })).toBe(1);
    expect(by({ bots: ['club', 'club', 'club', 'club'] })).toBe(1);
    expect(by(null)).toBe(1);
  });

  it('never is a seat that sat out', () => {
    expect(by({ bots: [null, 'club', null, 'club'], you: 0 })).toBe(2);
  });
});
