import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Hint, HintAnswer, Reasons, State } from '../protocol/messages';
import { closeOverlay, currentOverlay } from '../shell/overlay.svelte';
import { keyPressed } from '../pages/table/keyboard_shortcuts';
import { HintState } from '../protocol/session/hint_state.svelte';
import type { Session } from '../protocol/session/session.svelte';
import { setPreference } from '../shell/settings.svelte';
import { fakeServer } from '../testing/fake_server';
import { namedState, type StateName } from '../testing/states';
import { setLanguage } from '../i18n/translate.svelte';
import Hand from '../table/play/Hand.svelte';
import HintPanel from './HintPanel.svelte';
import HintButton from '../table/bid/HintButton.svelte';
import { hintLines, hintText } from './hint_text';

const SOLO: HintAnswer = {
  action: '0 bid solo',
  cards: [],
  figure: { id: 'hint-figure-gains', chips: 22 },
  brief: [{ id: 'hint-brief-points', points: 71 }],
  answer: { id: 'in-trump', contract: 'solo', trump: 'S' },
  found: [
    { id: 'hint-points', points: 71 },
    { id: 'hint-makes', chance: 84 },
    { id: 'hint-gains', chips: 22 },
  ],
};
const PASS: HintAnswer = {
  action: '0 pass',
  cards: [],
  figure: { id: 'hint-figure-costs', chips: 4 },
  brief: [],
  answer: { id: 'answer-pass' },
  found: [{ id: 'hint-costs', chips: 4 }],
};
const TRICKS: HintAnswer = {
  action: '0 play AS',
  cards: ['AS'],
  figure: null,
  brief: [],
  answer: { id: 'answer-play', card: 'AS' },
  found: [{ id: 'hint-their-tricks', tricks: '5½' }],
};

function at(moment: StateName): State {
  const state = namedState(moment);
  return { ...state, table: { ...state.table, hints: true } };
}

function hinted(...answers: HintAnswer[]): Hint {
  return { answers, why: [], how: [{ id: 'hint-why-best-mean', worlds: 24 }, { id: 'hint-basis' }] };
}

function reasons(now: State, ...answers: HintAnswer[]): Reasons {
  const seen = now.view?.actions.length ?? 0;
  const found = { v: 1 as const, seat: 0, seen, chosen: '', deciding: 'best-mean', rule: null, worlds: 24 };
  return { ...found, weighed: [], cut_short: false, told: hinted(...answers) };
}

const lines = (now: State, ...answers: HintAnswer[]) => hintLines(hintText(now, hinted(...answers)));

afterEach(() => {
  closeOverlay();
  vi.unstubAllGlobals();
});

describe('a hint in words', () => {
  const now = at('auction');

  it('names each answer and its reasons', () => {
    expect(lines(now, SOLO, PASS, TRICKS)).toEqual([
      'Solo in spades: about 71 points, 84% to make it, +22 chips expected.',
      'Pass: −4 chips expected.',
      'The ace of spades: the declarer’s side gets about 5½ tricks.',
    ]);
  });

  it('is translated to Swedish', () => {
    setLanguage('sv');
    expect(lines(now, SOLO)[0]).toBe(
      'Solo i spader: omkring 71 ögon, går hem i 84\u00a0% av fallen, väntas ge +22 marker.',
    );
  });
});

/** Show a table with the hint that the player requested. */
async function asking(now: State, ...answers: HintAnswer[]) {
  fakeServer({ [`POST /api/tables/${now.table.id}/hint`]: reasons(now, ...answers) });
  const session = {
    ...{ hints: new HintState(), act: vi.fn(), explain: vi.fn(), shown: now },
    ...{ chosen: [] as string[], refused: null, pending: null },
  };
  session.hints.toggle(now);
  const props = { session: session as unknown as Session, now };
  const panel = render(HintPanel, props);
  await screen.findAllByRole('listitem');
  return { session, props, panel };
}

/** Return a legal card of the hand with its figure in a hint. */
function playable(now: State, place: number, chance: number): HintAnswer {
  const action = now.view?.decision?.answers[place] ?? '';
  const card = action.split(' ').at(-1) ?? '';
  const figure = { id: 'hint-figure-makes', chance };
  return { action, cards: [card], answer: { id: 'answer-play', card }, found: [], figure, brief: [] };
}

describe('a hint at the table', () => {
  const now = at('auction');

  it('is announced politely and covers nothing', async () => {
    await asking(now, SOLO, PASS);
    expect(screen.getByRole('status')).toHaveTextContent('Solo in spades: about 71 points, 84% to make it');
    expect(screen.getByRole('region', { name: 'A hint' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives the answer of a clicked row', async () => {
    const { session } = await asking(now, SOLO, PASS);
    await userEvent.click(screen.getByRole('button', { name: /^Pass/ }));
    expect(session.act).toHaveBeenCalledExactlyOnceWith('0 pass');
  });

  it('says that a click selects if plays are confirmed', async () => {
    setPreference('confirm', true);
    await asking(now, SOLO);
    expect(screen.getByText('tap to choose')).toBeVisible();
    setPreference('confirm', false);
  });

  it('outlines the best card and writes each card’s chance on it', async () => {
    const following = at('follow');
    const [best, other] = [playable(following, 0, 82), playable(following, 1, 66)];
    const { props } = await asking(following, best, other);
    if (!following.view) throw new Error('no view');
    render(Hand, { ...props, view: following.view });
    const card = (text = '') => document.querySelector(`[data-testid="hand"] [data-card="${text}"]`);
    expect(card(best.cards[0])).toHaveClass('best');
    expect(card(best.cards[0])).toHaveAccessibleName(/the hint: best 82% to make it$/);
    expect(card(other.cards[0])).not.toHaveClass('best');
    expect(card(other.cards[0])).toHaveTextContent('66%');
    await userEvent.click(screen.getByRole('button', { name: /82%/ }));
    expect(props.session.act).toHaveBeenCalledExactlyOnceWith(best.action);
  });

  it('selects the cards to lay away without laying them away', async () => {
    const away = at('discard');
    const cards = away.view?.hand.slice(0, 3).map(({ card }) => card) ?? [];
    const action = ['0 discard', ...cards].join(' ');
    const { session } = await asking(away, { ...PASS, action, cards });
    await userEvent.click(screen.getAllByRole('listitem')[0]?.querySelector('button') ?? document.body);
    expect(session.chosen).toEqual(cards);
    expect(session.act).not.toHaveBeenCalled();
  });

  it('says why there is no hint, and names the rule', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response(JSON.stringify({ code: 'hints-off', rule: 'six-bid.table', facts: {} }), {
          status: 409,
        }),
      ),
    );
    const hints = new HintState();
    hints.toggle(now);
    render(HintPanel, { session: { hints } as unknown as Session, now });
    expect(await screen.findByText(/There are no hints at this table/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'the rule' }));
    expect(currentOverlay()).toBe('rules');
  });

  it('is removed with its decision or when it is hidden', async () => {
    const { session } = await asking(now, SOLO);
    const view = now.view && { ...now.view, actions: [...now.view.actions, '0 bid solo'] };
    expect(session.hints.isShown(now)).toBe(true);
    expect(session.hints.isShown({ ...now, view })).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: /Hide/ }));
    expect(session.hints.isShown(now)).toBe(false);
  });
});

describe('the hint button', () => {
  const wish = (now: State) => {
    fakeServer({ [`POST /api/tables/${now.table.id}/hint`]: reasons(now, SOLO) });
    return { hints: new HintState(), shown: now } as unknown as Session;
  };
  const press = (session: Session) => keyPressed(new KeyboardEvent('keydown', { key: 'w' }), session);

  it('appears on the player’s turn; button and key toggle the hint', async () => {
    const now = at('auction');
    const session = wish(now);
    render(HintButton, { session, now });
    await userEvent.click(screen.getByRole('button', { name: 'Hint' }));
    expect(session.hints.isShown(now)).toBe(true);
    press(session);
    expect(session.hints.isShown(now)).toBe(false);
    press(session);
    expect(session.hints.isShown(now)).toBe(true);
  });

  it('is disabled on another player’s turn', () => {
    const now = at('auction');
    const others = { ...now, view: now.view && { ...now.view, decision: null } };
    const session = wish(others);
    render(HintButton, { session, now: others });
    expect(screen.getByRole('button', { name: 'Hint' })).toBeDisabled();
    press(session);
    expect(session.hints.isShown(others)).toBe(false);
  });

  it('is missing for observers and if hints are off', () => {
    const now = at('auction');
    const session = wish(now);
    render(HintButton, { session, now: { ...now, you: null } });
    render(HintButton, { session, now: { ...now, table: { ...now.table, hints: false } } });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
