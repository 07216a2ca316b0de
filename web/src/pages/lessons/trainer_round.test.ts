import { beforeEach, describe, expect, it } from 'vitest';
import { countAnswer, newRound, saveRound, loadRound } from './trainer_round';

describe('a round of twenty hands', () => {
  beforeEach(() => localStorage.clear());

  it('counts the right answers', () => {
    const round = countAnswer(countAnswer(newRound(null), true, 20), false, 20);
    expect(round).toMatchObject({ number: 3, right: 1, best: null });
  });

  it('is the best only if it is complete and better', () => {
    const last = { seed: 1, number: 20, right: 11, best: 12 };
    expect(countAnswer(last, false, 20).best).toBe(12);
    expect(countAnswer({ ...last, right: 12 }, true, 20).best).toBe(13);
  });

  it('is stored per game, and restarts if the stored data is invalid', () => {
    saveRound('frog', { seed: 7, number: 3, right: 1, best: null });
    saveRound('tapp', { seed: 8, number: 5, right: 2, best: 9 });
    expect(loadRound('frog')).toEqual({ seed: 7, number: 3, right: 1, best: null });
    localStorage.setItem('spadille.trainer', '{"frog": {"seed": "x"}}');
    expect(loadRound('frog')).toMatchObject({ number: 1, right: 0, best: null });
  });
});
