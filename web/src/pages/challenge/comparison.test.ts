import { describe, expect, it } from 'vitest';
import type { ReplayPosition } from '../deal/replay';
import { findParting, type PlayedDeal } from './comparison';

type Step = [phase: string, tricks: number, sentences: unknown];

/**
 * Return a deal with these steps: for each step the phase, the number of tricks so far, and the sentences
 * about the action.
 */
function dealWith(...steps: Step[]): PlayedDeal {
  const positions = steps.map(([phase, tricks, sentences]) => ({
    now: { view: { phase, tricks: Array.from({ length: tricks }) }, wording: { told: sentences } },
  }));
  return { positions: positions as unknown as ReplayPosition[], sum: '' };
}

const bid = [{ id: 'table-bidding' }];
const pass = [{ id: 'table-waiting' }];

describe('where two plays of the same cards part', () => {
  it('is nowhere if they are alike', () => {
    const deal = dealWith(['auction', 0, []], ['play', 0, pass]);
    expect(findParting(deal, deal)).toBeNull();
  });

  it('is the first call that differs', () => {
    const begun: Step = ['auction', 0, []];
    const found = findParting(dealWith(begun, ['auction', 0, bid]), dealWith(begun, ['auction', 0, pass]));
    expect(found).toMatchObject({ bidding: true, trick: null });
  });

  it('is the trick in which another card was played', () => {
    const begun: Step[] = [
      ['auction', 0, []],
      ['play', 3, bid],
    ];
    const found = findParting(dealWith(...begun, ['play', 3, bid]), dealWith(...begun, ['play', 3, pass]));
    expect(found).toMatchObject({ bidding: false, trick: 4 });
  });

  it('is where one play ends and the other goes on', () => {
    const begun: Step = ['play', 1, []];
    expect(findParting(dealWith(begun), dealWith(begun, ['play', 1, bid]))?.trick).toBe(2);
  });
});
