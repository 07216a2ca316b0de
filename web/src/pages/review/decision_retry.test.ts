import { describe, expect, it } from 'vitest';
import type { EvaluatedDecision } from '../../protocol/messages';
import { DecisionRetry } from './decision_retry.svelte';

const decision = (step: number) =>
  ({
    step,
    loss: 14,
    weighed: [
      { action: '0 play AS', good: true, saves: 14 },
      { action: '0 play TS', good: true, saves: 13.6 },
      { action: '0 play KD', good: false, saves: 4 },
      { action: '0 play 8S', good: false, saves: null },
    ],
  }) as EvaluatedDecision;
const learn = () => new DecisionRetry([decision(3), decision(9)]);

describe('retrying the costliest decisions', () => {
  it('accepts any of the good answers', () => {
    for (const action of ['0 play AS', '0 play TS']) {
      const learning = learn();
      learning.tryAnswer(action);
      expect(learning.outcome).toBe('found');
    }
  });
  it('says how much of the cost another answer saves', () => {
    const learning = learn();
    learning.tryAnswer('0 play KD');
    expect(learning.outcome).toBeNull();
    expect(learning.tried).toBe('0 play KD');
    expect(learning.saves('0 play KD')).toBe(4);
    expect(learning.saves('0 play 8S')).toBeNull();
    expect(learning.saves('0 play QH')).toBeNull();
  });
  it('shows or skips a decision, ends after the last, and can restart', () => {
    const learning = learn();
    learning.show();
    expect(learning.outcome).toBe('shown');
    learning.next();
    expect(learning.now?.step).toBe(9);
    learning.skip();
    expect(learning.over).toBe(true);
    expect(learning.outcomes).toEqual(['shown', 'skipped']);
    learning.restart();
    expect([learning.place, learning.outcomes]).toEqual([0, [null, null]]);
  });
});
