import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { State } from '../../protocol/messages';
import type { Session } from '../../protocol/session/session.svelte';
import { namedState } from '../../testing/states';
import { spokenHistory } from './speech.svelte';
import Announcer from './Announcer.svelte';

const here = (before: State | null, since: State[]) =>
  ({ before, since, connection: 'open', talk: { latest: null } }) as unknown as Session;

/** Return the states before and after a card is led to the player who is on turn now. */
function led(): [State, State] {
  const now = namedState('follow');
  const before = structuredClone(now);
  if (!before.view || !now.wording) throw new Error('no deal');
  before.view.actions.pop();
  before.view.decision = null;
  now.wording.told = [{ id: 'said-play', seat: 1, card: 'KS' }];
  return [before, now];
}

describe('announcements', () => {
  it('include the card just played in the call to the turn, once', () => {
    const [before, now] = led();
    render(Announcer, { now, session: here(before, [now]) });
    const call = screen.getByTestId('your-turn').textContent;
    expect(call).toMatch(/^Alma plays the king of spades\. Your turn\. /);
    expect(screen.getByTestId('spoken-log').querySelector('p')).toHaveAttribute('aria-live', 'off');
  });

  it('are polite while others are asked', () => {
    const [now, before] = led();
    if (!before.view || !now.view || !now.wording) throw new Error('no deal');
    now.view.actions = [...before.view.actions, '1 play QS'];
    now.wording.told = [{ id: 'said-play', seat: 1, card: 'QS' }];
    render(Announcer, { now, session: here(before, [now]) });
    expect(screen.getByTestId('your-turn')).toHaveTextContent('');
    const line = screen.getByTestId('spoken-log').querySelector('p');
    expect(line).toHaveTextContent('Alma plays the queen of spades.');
    expect(line).not.toHaveAttribute('aria-live');
  });

  it('begin with the deal, its dealer and the reader’s hand', () => {
    const now = namedState('auction');
    render(Announcer, { now, session: here(null, [now]) });
    expect(screen.getByTestId('your-turn').textContent).toMatch(/^Deal \d+: .+ Your hand: .+ Your turn\./);
  });

  it('carry every card since the last answer in the call to the turn, and keep what was said', async () => {
    const [asked, other] = [namedState('follow'), namedState('follow')];
    const again = namedState('follow');
    if (!asked.view || !other.view || !again.view || !other.wording || !again.wording)
      throw new Error('no deal');
    other.view.decision = null;
    other.view.actions = [...asked.view.actions, '1 play KS'];
    other.wording.told = [{ id: 'said-play', seat: 1, card: 'KS' }];
    again.view.actions = [...other.view.actions, '2 play QS'];
    again.wording.told = [{ id: 'said-play', seat: 2, card: 'QS' }];
    const waiting = structuredClone(asked);
    if (waiting.view) waiting.view.decision = null;
    const { rerender } = render(Announcer, { now: waiting, session: here(null, [waiting]) });
    await rerender({ now: other, session: here(waiting, [other]) });
    expect(screen.getByTestId('your-turn')).toHaveTextContent('');
    await rerender({ now: again, session: here(other, [again]) });
    const call = screen.getByTestId('your-turn').textContent;
    expect(call).toContain('Alma plays the king of spades. Bruno plays the queen of spades. Your turn. ');
    const said = spokenHistory.lines.slice(-3);
    expect(said[0]).toBe('Alma plays the king of spades.');
    expect(said[2]).toMatch(/^Your turn\. /);
    expect(spokenHistory.step(-1)).toBe(said[2]);
    expect(spokenHistory.step(-1)).toBe('Bruno plays the queen of spades.');
    expect(spokenHistory.step(1)).toBe(said[2]);
    expect(spokenHistory.step(1)).toBe('That is all so far.');
  });
});
