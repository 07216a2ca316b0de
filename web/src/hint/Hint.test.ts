import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Reasons, State, Weighed } from '../protocol/messages';
import { close, open, overlay } from '../shell/overlay.svelte';
import { keyPressed } from '../pages/table/keys';
import type { Session } from '../protocol/session/session.svelte';
import { answering } from '../testing/server';
import { stateAt, type Moment } from '../testing/states';
import { learnMore, speak } from '../text/say.svelte';
import Hint from './Hint.svelte';
import HintButton from '../table/bid/HintButton.svelte';
import { hintLines, hintWords } from './words';

const SOLO: Weighed = { action: '0 bid solo', worth: 22.4, count: 71.2, chance: 0.84, trump: 'S' };
const HEARTS: Weighed = { action: '0 bid heart-solo', worth: 12, count: 66.6, chance: 0.78, trump: 'H' };
const PASS: Weighed = { action: '0 pass', worth: -3.7, count: null, chance: null, trump: null };

function at(moment: Moment): State {
  const state = stateAt(moment);
  return { ...state, table: { ...state.table, hints: true } };
}

function reasons(now: State, ...weighed: Weighed[]): Reasons {
  const chosen = weighed[0]?.action ?? '';
  const seen = now.view?.actions.length ?? 0;
  return {
    v: 1,
    seat: 0,
    seen,
    chosen,
    deciding: 'best-mean',
    rule: null,
    worlds: 24,
    weighed,
    cut_short: false,
  };
}

function lines(now: State, why: Reasons): string[] {
  return now.view ? hintLines(hintWords(now, now.view, why)) : [];
}

beforeAll(() => learnMore('hint'));
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

describe('a hint in words', () => {
  const now = at('auction');

  it('names each bid with its suit, its points, its chance and what it brings', () => {
    expect(lines(now, reasons(now, SOLO, HEARTS, PASS))).toEqual([
      'Solo in spades: about 71 points, makes 84 %, brings about 22 chips.',
      'Heart solo: about 67 points, makes 78 %, brings about 12 chips.',
      'Pass: costs about 4 chips.',
      'Tried in 24 ways for the other cards to lie, nothing brings more on average.',
      'From your own cards and what has been bid and played so far.',
    ]);
  });

  it('says it as Swedes do', () => {
    speak('sv');
    expect(lines(now, reasons(now, SOLO))[0]).toBe(
      'Solo i spader: omkring 71 ögon, går hem 84 %, ger omkring 22 marker.',
    );
  });

  it('is no wall: three answers at most', () => {
    const many = [
      SOLO,
      HEARTS,
      PASS,
      { ...PASS, action: '0 bid misere' },
      { ...PASS, action: '0 bid spread' },
    ];
    expect(lines(now, reasons(now, ...many))).toHaveLength(3 + 2);
  });

  it('says whose contract it is that a card makes or beats', () => {
    const playing = at('follow');
    const own = playing.view?.contract?.declarer === playing.you;
    const card = { ...PASS, action: `${String(playing.you)} play AS`, count: 61, chance: 0.5 };
    expect(lines(playing, reasons(playing, card))[0]).toBe(
      own
        ? 'The ace of spades: about 61 points, makes 50 %.'
        : 'The ace of spades: the declarer gets about 61 points, it is made 50 %.',
    );
  });

  it('says that there was no time for more', () => {
    const short = { ...reasons(now, SOLO), cut_short: true };
    expect(lines(now, short)).toContain('There was no time to look further.');
  });
});

describe('the sheet of a hint', () => {
  const now = at('auction');
  const path = `POST /api/tables/${now.table.id}/hint`;

  it('tells a screen reader politely what it found', async () => {
    answering({ [path]: reasons(now, SOLO, PASS) });
    render(Hint, { now });
    expect(await screen.findByText('Solo in spades')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Solo in spades: about 71 points, makes 84 %');
    expect(screen.getByRole('dialog', { name: 'A hint' })).toBeVisible();
  });

  it('says why there is none, and by which rule', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response(JSON.stringify({ code: 'hints-off', rule: 'six-bid.table', facts: {} }), {
          status: 409,
        }),
      ),
    );
    render(Hint, { now });
    expect(await screen.findByText(/There are no hints at this table/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'the rule' }));
    expect(overlay()).toBe('rules');
  });

  it('goes when the decision it was for is made', async () => {
    answering({ [path]: reasons(now, SOLO) });
    open('hint');
    const { rerender } = render(Hint, { now });
    await screen.findByText('Solo in spades');
    const view = now.view && { ...now.view, decision: null, actions: [...now.view.actions, '0 bid solo'] };
    await rerender({ now: { ...now, view } });
    expect(overlay()).toBeNull();
  });
});

describe('the way to a hint', () => {
  it('is a button on one’s turn, and a key', async () => {
    const now = at('auction');
    render(HintButton, { now });
    await userEvent.click(screen.getByRole('button', { name: 'Hint' }));
    expect(overlay()).toBe('hint');
    close();
    keyPressed(new KeyboardEvent('keydown', { key: 'w' }), { shown: now } as unknown as Session);
    expect(overlay()).toBe('hint');
  });

  it('waits where it is somebody else’s turn', () => {
    const now = at('auction');
    const others = { ...now, view: now.view && { ...now.view, decision: null } };
    render(HintButton, { now: others });
    expect(screen.getByRole('button', { name: 'Hint' })).toBeDisabled();
    keyPressed(new KeyboardEvent('keydown', { key: 'w' }), { shown: others } as unknown as Session);
    expect(overlay()).toBeNull();
  });

  it('is not there for who looks on, nor where hints are off', () => {
    const now = at('auction');
    render(HintButton, { now: { ...now, you: null } });
    render(HintButton, { now: { ...now, table: { ...now.table, hints: false } } });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
