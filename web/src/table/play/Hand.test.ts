import { fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { State } from '../../protocol/messages';
import { namedState, type StateName } from '../../testing/states';
import Hand from './Hand.svelte';
import { HintState } from '../../protocol/session/hint_state.svelte';
import type { Session } from '../../protocol/session/session.svelte';

function sitting(moment: StateName, chosen: string[] = []) {
  const state: State = namedState(moment);
  const session = {
    ...{ act: vi.fn(), actNow: vi.fn(), explain: vi.fn(), choose: vi.fn() },
    ...{ chosen, refused: null, pending: null, hints: new HintState() },
  };
  if (!state.view) throw new Error('no view');
  render(Hand, { session: session as unknown as Session, now: state, view: state.view });
  return { session, view: state.view, hand: screen.getByRole('listbox', { name: 'Your hand' }) };
}

const refusedCard = (refused: object) => Object.keys(refused)[0] ?? '';
const option = (hand: HTMLElement, card: string) => {
  const found = hand.querySelector<HTMLElement>(`[data-card="${card}"]`);
  if (!found) throw new Error(`no ${card} in the hand`);
  return found;
};

describe('the player’s hand', () => {
  it('is sorted as in the view, and says which cards are illegal', () => {
    const { hand, view } = sitting('follow');
    const options = within(hand).getAllByRole('option');
    expect(options.map((card) => card.dataset.card)).toEqual(view.hand.map(({ card }) => card));
    const barred = options.filter((card) => card.getAttribute('aria-disabled') === 'true');
    expect(barred.map((card) => card.dataset.card).sort()).toEqual(
      Object.keys(view.decision?.refused ?? {}).sort(),
    );
    expect(barred[0]).toHaveAccessibleName(/may not be played now$/);
  });

  it('follows a sliding finger and plays the card where it is lifted', () => {
    const { hand, session, view } = sitting('follow');
    const answer = view.decision?.answers[0] ?? '';
    const [from, to] = [option(hand, view.hand[0]?.card ?? ''), option(hand, answer.split(' ')[2] ?? '')];
    document.elementFromPoint = () => to;
    from.setPointerCapture = () => undefined;
    const touch = (kind: string, clientX: number) =>
      from.dispatchEvent(
        Object.assign(new MouseEvent(kind, { clientX, button: 0 }), {
          isPrimary: true,
          pointerType: 'touch',
        }),
      );
    touch('pointerdown', 0);
    touch('pointermove', 60);
    flushSync();
    expect(to).toHaveClass('pointed');
    expect(session.act).not.toHaveBeenCalled();
    touch('pointerup', 60);
    flushSync();
    expect(to).not.toHaveClass('pointed');
    expect(session.act).toHaveBeenCalledExactlyOnceWith(answer);
  });

  it('marks cards from the widow, and the gap of a card on the table', () => {
    const dealt = namedState('discard').view?.dealt.split(' ') ?? [];
    const { hand, view } = sitting('discard', [dealt[0] ?? '']);
    const found = view.hand.map(({ card }) => card).filter((card) => !dealt.includes(card));
    expect(found).toHaveLength(3);
    for (const card of found) expect(option(hand, card)).toHaveAccessibleName(/from the widow/);
    expect(option(hand, dealt[0] ?? '')).toHaveClass('away');
    expect(option(hand, dealt[1] ?? '')).not.toHaveClass('away');
  });

  it('selects several cards if several are needed', async () => {
    const [first = '', second = ''] = namedState('discard').view?.hand.map(({ card }) => card) ?? [];
    const { hand, session } = sitting('discard', [first]);
    expect(within(hand).getAllByRole('option')).toHaveLength(14);
    expect(option(hand, first)).toHaveAttribute('aria-selected', 'true');
    expect(option(hand, second)).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(option(hand, second));
    expect(session.choose).toHaveBeenCalledExactlyOnceWith(second, 3);
    expect(session.act).not.toHaveBeenCalled();
  });

  it('uses the names of the highest trumps', () => {
    const { hand } = sitting('stop');
    const queen = namedState('call-partner').view?.contract?.matadors;
    expect(queen).toEqual(['QC', '7D', 'QS']);
    expect(within(hand).getAllByRole('option').length).toBe(3);
  });

  it('explains why the called card must be played', () => {
    const { hand } = sitting('partner');
    expect(option(hand, 'KH')).toHaveAttribute('aria-disabled', 'true');
    expect(option(hand, 'AH')).not.toHaveAttribute('aria-disabled');
  });

  it('plays a card by a click', async () => {
    const { hand, session, view } = sitting('follow');
    const answer = view.decision?.answers[0] ?? '';
    await userEvent.click(option(hand, answer.split(' ')[2] ?? ''));
    expect(session.act).toHaveBeenCalledExactlyOnceWith(answer);
  });

  it('plays a card by keyboard alone', async () => {
    const { hand, session, view } = sitting('give');
    const keys = userEvent.setup();
    await keys.keyboard('{End}{Home}');
    for (const { card } of view.hand) {
      if (document.activeElement === option(hand, card) && !view.decision?.refused[card]) break;
      await keys.keyboard('{ArrowRight}');
    }
    await keys.keyboard('{Enter}');
    expect(session.act).toHaveBeenCalledOnce();
    expect(view.decision?.answers).toContain(session.act.mock.calls[0]?.[0]);
  });

  it('explains an illegal card and does not play it', async () => {
    const { hand, session, view } = sitting('must-trump');
    const card = refusedCard(view.decision?.refused ?? {});
    await userEvent.click(option(hand, card));
    expect(session.act).not.toHaveBeenCalled();
    expect(session.explain).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'must-trump', rule: 'six-bid.play.must-trump' }),
    );
  });

  it('has one tab stop, at a legal card', async () => {
    const { hand, view } = sitting('follow');
    const tabbed = within(hand)
      .getAllByRole('option')
      .filter((card) => card.tabIndex === 0);
    expect(tabbed).toHaveLength(1);
    // the hand has the focus until an arrow key moves it to a card
    expect(hand).toHaveFocus();
    await fireEvent.keyDown(hand, { key: 'ArrowRight' });
    expect(tabbed[0]).toHaveFocus();
    expect(view.decision?.answers).toContain(`0 play ${tabbed[0]?.dataset.card}`);
  });

  it('is inactive while another question is open', () => {
    const { hand } = sitting('auction');
    expect(hand.querySelectorAll('[aria-disabled]')).toHaveLength(0);
    expect(hand.querySelectorAll('.illegal')).toHaveLength(0);
  });
});
