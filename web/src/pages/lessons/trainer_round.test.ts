import { beforeEach, describe, expect, it } from 'vitest';
import { countAnswer, newRound, saveRound, loadRound } from './trainer_round';

describe('a round of twenty hands', () => {
  beforeEach(() => localStorage.clear());

  it('counts what is right, hand by hand', () => {
    const round = countAnswer(countAnswer(newRound(null), true, 20), false, 20);
    expect(round).toMatchObject({ number: 3, right: 1, best: null });
  });

  it('is best only when it is whole, and only where it is better', () => {
    const last = { seed: 1, number: 20, right: 11, best: 12 };
    expect(countAnswer(last, false, 20).best).toBe(12);
    expect(countAnswer({ ...last, right: 12 }, true, 20).best).toBe(13);
  });

  it('is kept for each game, and begins anew where what was kept is no round', () => {
    saveRound('frog', { seed: 7, number: 3, right: 1, best: null });
    saveRound('tapp', { seed: 8, number: 5, right: 2, best: 9 });
    expect(loadRound('frog')).toEqual({ seed: 7, number: 3, right: 1, best: null });
    localStorage.setItem('spadille.trainer', '{"frog": {"seed": "x"}}');
    expect(loadRound('frog')).toMatchObject({ number: 1, right: 0, best: null });
  });
});
