import { describe, expect, it } from 'vitest';
import type { Result } from '../../protocol/messages';
import { stateAt } from '../../testing/states';
import { bonusWords, claimWords, roleWords, settlementWords, sheetOf, widowWords } from './settling';

const sheets = stateAt('auction').table.sheet;
const RESULT: Result = {
  outcome: 'won',
  contract: 'heart-solo',
  declarer: 1,
  partner: null,
  trump: 'H',
  points: 67,
  value: 21,
  bonuses: {},
  payments: [-21, 42, -21],
};
const said = (result: Partial<Result>) => settlementWords(stateAt('auction'), { ...RESULT, ...result });

describe('the settlement in words', () => {
  it.each<[Partial<Result>, string]>([
    [{}, '67 points, 7 over 60, 3 a point: 21 from each.'],
    [{ outcome: 'lost', points: 49, value: 33 }, '49 points, 11 short of 60, 3 a point: 33 to each.'],
    [{ outcome: 'drawn', points: 60, value: 0 }, 'Exactly 60: nobody pays.'],
    [{ outcome: 'won', points: 60, value: 0 }, 'Exactly 60, and that makes it: nothing to pay.'],
    [{ contract: 'guarantee', points: 75, value: 40 }, '75 points, 74 were needed: 40 from each.'],
    [
      { contract: 'guarantee', trump: 'S', outcome: 'lost', points: 75, value: 40 },
      '75 points, 80 were needed: 40 to each.',
    ],
    [{ contract: 'misere', trump: null, points: 0, value: 30 }, 'No card worth points taken: 30 from each.'],
    [
      { contract: 'spread', trump: null, outcome: 'lost', points: 14, value: 60 },
      '14 points taken: 60 to each.',
    ],
    [{ outcome: 'passed-out', contract: null, points: null, value: 0 }, 'All passed. Nobody pays.'],
    [
      { outcome: 'passed-out', contract: null, points: null, value: 0, pots: { frog: 3, solo: 6 } },
      'All passed. The antes stay in the pots.',
    ],
  ])('says %o as %s', (result, words) => {
    expect(said(result)).toBe(words);
  });

  it('tells what each settles where somebody has doubled', () => {
    const state = stateAt('settled-solo');
    if (!state.view?.contract) throw new Error('there is no contract');
    state.you = 0;
    state.table.antes = { frog: 1, solo: 2 };
    state.view.contract = { ...state.view.contract, declarer: 1, stakes: { '0': 2, '2': 4 } };
    const result = { ...RESULT, points: 72, value: 36, payments: [-75, 249, -147, -39, -3] };
    const [, , two, three] = state.table.seats.map(({ name }) => name);
    expect(settlementWords(state, result)).toBe(
      `72 points, 12 over 60, 3 a point: 72 (2 × 36) from you, 144 (4 × 36) from ${two} and 36 from ${three}.`,
    );
    const lost = { ...result, outcome: 'lost' as const, points: 48, payments: [69, -255, 141, -3, -3] };
    expect(settlementWords(state, lost)).toBe(
      `48 points, 12 short of 60, 3 a point: 72 (2 × 36) to you and 144 (4 × 36) to ${two}.`,
    );
  });

  it('tells tricks and widow apart', () => {
    const { view } = stateAt('settled-solo');
    if (!view) throw new Error('there is no deal');
    const over = { ...view, result: RESULT, taken: { declarer: 61, opponents: 53, tricks: [] } };
    expect(widowWords(over, sheetOf(sheets, 'heart-solo'))).toBe('61 in tricks and 6 in the widow.');
    expect(widowWords(over, sheetOf(sheets, 'misere'))).toBe('The widow is nobody’s.');
  });

  it('tells the bonuses that are part of the sum', () => {
    expect(bonusWords(RESULT)).toBe('');
    expect(bonusWords({ ...RESULT, value: 12, bonuses: { first: 2, mackers: 6 } })).toBe(
      'Of the 12: 4 for the contract, 2 for first and 6 for mackers.',
    );
  });

  it.each([
    ['rest', 0, 'You claimed the rest.'],
    ['rest', 1, 'Bo claimed the rest.'],
    ['give-up', 0, 'You gave up.'],
    ['give-up', 1, 'Bo gave up.'],
  ] as const)('says of a claim (%s, by seat %i): %s', (claim, seat, words) => {
    const state = stateAt('settled-solo');
    expect(claimWords(state)).toBe('');
    state.table.claim = { seq: 40, kind: 'claimed', seat, name: 'Bo', about: null, claim };
    expect(claimWords({ ...state, you: 0 })).toBe(words);
  });

  it('says why a seat that sat out got nothing', () => {
    const state = stateAt('settled-solo');
    const { view } = state;
    if (!view?.result) throw new Error('the deal is not over');
    const sitter =
      state.table.seats.map(({ seat }) => seat).find((seat) => !view.active.includes(seat)) ?? -1;
    expect(roleWords(state, sitter)).toBe('sat out, is paid only when the declarer loses');
    view.options.sitters = 'full';
    expect(roleWords(state, sitter)).toBe('sat out, pays and is paid like the defenders');
  });
});
