import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Hinted, HintedAnswer, Reasons, State } from '../protocol/messages';
import { close, open, overlay } from '../shell/overlay.svelte';
import { keyPressed } from '../pages/table/keys';
import type { Session } from '../protocol/session/session.svelte';
import { answering } from '../testing/server';
import { stateAt, type Moment } from '../testing/states';
import { learnMore, speak } from '../text/say.svelte';
import Hint from './Hint.svelte';
import HintButton from '../table/bid/HintButton.svelte';
import { hintLines, hintWords } from './words';

const SOLO: HintedAnswer = {
  answer: { id: 'in-trump', contract: 'solo', trump: 'S' },
  found: [
    { id: 'hint-points', points: 71 },
    { id: 'hint-makes', chance: 84 },
    { id: 'hint-gains', chips: 22 },
  ],
};
const PASS: HintedAnswer = { answer: { id: 'answer-pass' }, found: [{ id: 'hint-costs', chips: 4 }] };
const TRICKS: HintedAnswer = {
  answer: { id: 'answer-play', card: 'AS' },
  found: [{ id: 'hint-their-tricks', tricks: '5½' }],
};

function at(moment: Moment): State {
  const state = stateAt(moment);
  return { ...state, table: { ...state.table, hints: true } };
}

function hinted(...answers: HintedAnswer[]): Hinted {
  return { answers, why: { id: 'hint-why-best-mean', worlds: 24 }, notes: [{ id: 'hint-basis' }] };
}

function reasons(now: State, ...answers: HintedAnswer[]): Reasons {
  const seen = now.view?.actions.length ?? 0;
  const found = { v: 1 as const, seat: 0, seen, chosen: '', deciding: 'best-mean', rule: null, worlds: 24 };
  return { ...found, weighed: [], cut_short: false, told: hinted(...answers) };
}

const lines = (now: State, ...answers: HintedAnswer[]) => hintLines(hintWords(now, hinted(...answers)));

beforeAll(() => learnMore('hint'));
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

describe('a hint in words', () => {
  const now = at('auction');

  it('names each answer with what was found of it', () => {
    expect(lines(now, SOLO, PASS, TRICKS)).toEqual([
      'Solo in spades: about 71 points, makes 84 %, brings about 22 chips.',
      'Pass: costs about 4 chips.',
      'The ace of spades: the declarer’s side gets about 5½ tricks.',
      'Tried in 24 ways for the other cards to lie, nothing brings more on average.',
      'From your own cards and what has been bid and played so far.',
    ]);
  });

  it('says it as Swedes do', () => {
    speak('sv');
    expect(lines(now, SOLO)[0]).toBe('Solo i spader: omkring 71 ögon, går hem 84 %, ger omkring 22 marker.');
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
