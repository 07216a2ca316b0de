import { waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { HintAnswer, Reasons } from '../messages';
import { fakeServer } from '../../testing/fake_server';
import { namedState } from '../../testing/states';
import { HintState } from './hint_state.svelte';

const follow = namedState('follow');
const now = { ...follow, table: { ...follow.table, hints: true } };

const found = (action: string, chance: number) =>
  ({ action, cards: [], figure: { id: 'hint-figure-makes', chance } }) as unknown as HintAnswer;

/** Return the actions of the hint in order, with the coach's answer given. */
async function orderWith(meant: string): Promise<string[]> {
  const answers = [found('a', 82), found('b', 82), found('c', 66)];
  const reasons = { told: { answers } } as unknown as Reasons;
  fakeServer({ [`POST /api/tables/${now.table.id}/hint`]: reasons });
  const hints = new HintState();
  hints.toggle(now);
  await waitFor(() => expect(hints.reasons).not.toBeNull());
  hints.meant = meant;
  return hints.answers(now).map(({ action }) => action);
}

describe('a hint in a lesson', () => {
  it('begins with the coach’s answer among equal ones', async () => {
    expect(await orderWith('b')).toEqual(['b', 'a', 'c']);
  });

  it('keeps its order if the coach’s answer is worse', async () => {
    expect(await orderWith('c')).toEqual(['a', 'b', 'c']);
  });
});
