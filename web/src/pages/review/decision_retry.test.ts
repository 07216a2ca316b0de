import { describe, expect, it } from 'vitest';
import type { JudgedDecision } from '../../protocol/messages';
import { Learning } from './decision_retry.svelte';

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
  }) as JudgedDecision;
const learn = () => new Learning([decision(3), decision(9)]);

describe('learning from the dearest decisions', () => {
  it('accepts any of the good answers', () => {
    for (const action of ['0 play AS', '0 play TS']) {
      const learning = learn();
      learning.try(action);
      expect(learning.how).toBe('found');
    }
  });
  it('says of another answer how much of the price it saves', () => {
    const learning = learn();
    learning.try('0 play KD');
    expect(learning.how).toBeNull();
    expect(learning.tried).toBe('0 play KD');
    expect(learning.saves('0 play KD')).toBe(4);
    expect(learning.saves('0 play 8S')).toBeNull();
    expect(learning.saves('0 play QH')).toBeNull();
  });
  it('lets one be shown or skipped, goes through them all, and can begin again', () => {
    const learning = learn();
    learning.show();
    expect(learning.how).toBe('shown');
    learning.next();
    expect(learning.now?.step).toBe(9);
    learning.skip();
    expect(learning.over).toBe(true);
    expect(learning.hows).toEqual(['shown', 'skipped']);
    learning.again();
    expect([learning.place, learning.hows]).toEqual([0, [null, null]]);
  });
});
