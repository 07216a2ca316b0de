import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../../protocol/messages';
import { namedState } from '../../testing/states';
import TurnClock from './TurnClock.svelte';

/** It is the turn of a person on seat 1; the reader is on seat 0. */
function waiting(facts: Partial<State['table']['seats'][number]> = {}): State {
  const now = namedState('follow');
  if (!now.view) throw new Error('there is no deal');
  now.you = 0;
  now.view.turn = 1;
  now.view.decision = null;
  now.table.question = null;
  now.table.waits = { nudge: 30, absent: 30, idle: 180 };
  now.table.seats = now.table.seats.map((seated) => ({
    ...seated,
    taken: true,
    bot: seated.seat < 2 ? null : 'club',
    present: true,
    covered: null,
    nudged: false,
    ...(seated.seat === 1 ? facts : {}),
  }));
  return now;
}

describe('the clock of a turn', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('counts down for the others until a bot plays', async () => {
    render(TurnClock, { now: waiting({ present: false }) });
    await tick();
    expect(screen.getByRole('timer')).toHaveTextContent('A bot plays in 1:00');
    await vi.advanceTimersByTimeAsync(18_000);
    expect(screen.getByRole('timer')).toHaveTextContent('A bot plays in 0:42');
  });

  it('gives a player who is present more time', async () => {
    render(TurnClock, { now: waiting() });
    await tick();
    expect(screen.getByRole('timer')).toHaveTextContent('3:30');
  });

  it('is seen by the player on turn too, and after a nudge it goes on', async () => {
    const now = waiting({ nudged: true });
    now.you = 1;
    render(TurnClock, { now });
    await tick();
    expect(screen.getByRole('timer')).toHaveTextContent('3:00');
  });

  it('is not shown for a bot, without a limit, for days, or among bots alone', async () => {
    const endless = waiting();
    endless.table.waits = { nudge: null, absent: null, idle: null };
    const days = waiting();
    days.table.waits = { nudge: 86_400, absent: 86_400, idle: 86_400 };
    const alone = waiting();
    alone.you = 1;
    if (alone.table.seats[0]) alone.table.seats[0].bot = 'club';
    for (const now of [waiting({ bot: 'club' }), endless, days, alone]) {
      const { unmount } = render(TurnClock, { now });
      await tick();
      expect(screen.queryByRole('timer')).toBeNull();
      unmount();
    }
  });
});
