import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { namedState } from '../../testing/states';
import { isNudged } from './players';
import Seat from '../seats/Seat.svelte';
import { seatText } from './seat_text';

/** Return a state in which the table waits for the reader, on seat 0; seat 1 is a person or this bot. */
function waitingFor(bot: string | null) {
  const now = namedState('follow');
  now.you = 0;
  now.table.seats = now.table.seats.map((seated) => ({
    ...seated,
    bot: seated.seat === 0 ? null : seated.seat === 1 ? bot : 'club',
    nudged: seated.seat === 0,
  }));
  return now;
}

describe('the waiting player', () => {
  it('is named if a person waits', () => {
    expect(isNudged(waitingFor(null))).toBe(true);
    expect(seatText(waitingFor(null), 0).tags).toContain('everyone’s waiting');
  });

  it('is not named if only bots wait', () => {
    expect(isNudged(waitingFor('club'))).toBe(false);
    expect(seatText(waitingFor('club'), 0).tags).not.toContain('everyone’s waiting');
  });
});

describe('a bot at a seat', () => {
  it.each([
    ['club', ', bot, club player'],
    ['expert', ', bot, expert'],
    ['somebody-elses', ', bot'],
  ])('is announced once (%s)', (bot, words) => {
    const { container } = render(Seat, { now: waitingFor(bot), seat: 1 });
    expect(container.querySelector('.name .visually-hidden')?.textContent).toBe(words);
  });
});
