import { expect, test } from 'vitest';
import type { LossStats } from '../../protocol/messages';
import { verdictSentences } from './verdict';

function verdict(mean: number, within: number | null, kinds: [string, number][] = []): string {
  return verdictSentences({
    without_luck: { mean, within },
    given_away: { mean: 92.4, within: 18 },
    kinds: kinds.map(([kind, lost]) => ({
      kind: { id: `stats-kind-${kind}` },
      given_away: { mean: lost, within: 5 },
    })),
  } as unknown as LossStats).join(' ');
}

test('a result larger than its error is shown, and where most is lost', () => {
  expect(
    verdict(-3.8, 2.6, [
      ['bid', 17],
      ['follow', 41.2],
    ]),
  ).toBe(
    'Luck removed, you lose about 3.8 chips a deal. ' +
      'You lose most in following and throwing: 41 of the 92 chips per 100 decisions.',
  );
  expect(verdict(4.1, 2.6)).toBe('Luck removed, you win about 4.1 chips a deal.');
});

test('a result within its error is no verdict', () => {
  expect(verdict(-1, 2.6)).toBe('Luck removed, you come out about even so far.');
  expect(verdict(-9, null)).toBe('Too few deals yet to tell your play from luck.');
});
