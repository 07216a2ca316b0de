import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Hint, HintAnswer, Reasons, State } from '../protocol/messages';
import { HintState } from '../protocol/session/hint_state.svelte';
import type { Session } from '../protocol/session/session.svelte';
import { fakeServer } from '../testing/fake_server';
import { namedState } from '../testing/states';
import HintPanel from './HintPanel.svelte';
import { hintLines, hintText } from './hint_text';

const HOME = { id: 'reason-own-home', card: 'TH', instead: '8H', times: 98, less: 29 };

function following(): State {
  const state = namedState('follow');
  return { ...state, table: { ...state.table, hints: true } };
}

/** Return a legal card of the hand with its figure in a hint. */
function playable(now: State, place: number, chance: number): HintAnswer {
  const action = now.view?.decision?.answers[place] ?? '';
  const card = action.split(' ').at(-1) ?? '';
  const figure = { id: 'hint-figure-makes', chance };
  return { action, cards: [card], answer: { id: 'answer-play', card }, found: [], figure, brief: [] };
}

function explained(now: State, short: HintAnswer['short']): Hint {
  const answers = [playable(now, 0, 82), { ...playable(now, 1, 66), short }];
  return { answers, why: [HOME], how: [{ id: 'hint-why-best-mean', worlds: 24 }] };
}

afterEach(() => vi.unstubAllGlobals());

describe('the reason of a hint', () => {
  const now = following();

  it('is a line of its own, and what is wrong with the other cards stands with them', () => {
    const hint = explained(now, { id: 'reason-short-falls', taker: 'KS' });
    const [, other, why] = hintLines(hintText(now, hint));
    expect(other).toMatch(/: falls to the king of spades\.$/);
    expect(why).toBe(
      'You save your ten of hearts 98 times in 100, but only 29 if you play the eight of hearts.',
    );
  });

  it('has its cards drawn under the advice, and the method only when asked', async () => {
    const hinted = explained(now, { id: 'reason-short-trumped' });
    const hint: Partial<Reasons> = { told: hinted };
    fakeServer({ [`POST /api/tables/${now.table.id}/hint`]: hint });
    const session = { hints: new HintState(), act: vi.fn(), chosen: [], refused: null, pending: null };
    session.hints.toggle(now);
    render(HintPanel, { session: session as unknown as Session, now });
    const why = await screen.findByTestId('hint-why');
    expect(why).toHaveTextContent(/98 times in 100, but only 29 if you play the .*\.$/);
    expect(within(why).getByRole('img', { name: 'ten of hearts' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Play the / })).toBeVisible();
    expect(screen.getByRole('button', { name: /66%/ })).toHaveTextContent('gets trumped');
    expect(screen.getByText(/It brings the most on average/)).not.toBeVisible();
    await userEvent.click(screen.getByText('How was this counted?'));
    expect(screen.getByText(/It brings the most on average/)).toBeVisible();
  });
});
