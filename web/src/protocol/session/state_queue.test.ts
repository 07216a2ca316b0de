import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../messages';
import { namedState } from '../../testing/states';
import { usualDuration, TRICK_DURATION } from './diff';
import { StateQueue } from './state_queue';

function played(seq: number, actions: string[], tricks = 0): State {
  const state = namedState('follow', seq);
  if (state.view) {
    const trick = { leader: 1, cards: ['6S', '7S', 'AS'], winner: 3, points: 11 };
    state.view = { ...state.view, actions, tricks: Array.from({ length: tricks }, () => trick) };
  }
  return state;
}

describe('the queue of states', () => {
  let shown: number[];
  let queue: StateQueue;
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    queue = new StateQueue(({ seq }) => shown.push(seq), usualDuration);
    queue.push(played(1, ['1 play 6S']));
  });
  afterEach(() => {
    queue.close();
    vi.useRealTimers();
  });

  it('shows one card after another', () => {
    queue.push(played(2, ['1 play 6S', '2 play 7S']));
    queue.push(played(3, ['1 play 6S', '2 play 7S', '3 play AS'], 1));
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('keeps a finished trick for a while', () => {
    queue.push(played(2, ['1 play 6S', '2 play 7S', '3 play AS'], 1));
    queue.push(played(3, ['1 play 6S', '2 play 7S', '3 play AS', '3 play 6H'], 1));
    vi.advanceTimersByTime(TRICK_DURATION - 1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(2);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('drops states that are older than the newest', () => {
    queue.push(played(5, ['1 play 6S']));
    queue.push(played(4, ['1 play 6S']));
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 5]);
  });

  it('shows the same moment again when a player comes or leaves', () => {
    queue.push(played(1, ['1 play 6S']));
    expect(shown).toEqual([1, 1]);
  });

  it('skips to the newest state on request', () => {
    queue.push(played(2, ['1 play 6S', '2 play 7S']));
    queue.push(played(3, ['1 play 6S', '2 play 7S', '3 play AS'], 1));
    queue.push(played(4, ['1 play 6S', '2 play 7S', '3 play AS', '3 play 6H'], 1));
    queue.flush();
    expect(shown).toEqual([1, 2, 4]);
    expect(queue.length).toBe(0);
  });
});
