import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DealReview, JudgedDecision, State } from '../../protocol/messages';
import { learnMore, say } from '../../text/say.svelte';
import Dear from './Dear.svelte';
import { areMistakes, called } from './reviewed.svelte';

const decision = (step: number, verdict: JudgedDecision['verdict'], named: boolean) =>
  ({
    step,
    verdict,
    named,
    loss: 14,
    within: 2,
    told: [{ id: verdict === 'mistake' ? 'answer-double' : 'answer-hold' }],
    chance: null,
    beaten: null,
  }) as unknown as JudgedDecision;
const mistake = decision(9, 'mistake', true);
const unproved = decision(3, 'close', false);

function shown(decisions: JudgedDecision[]): void {
  const review = { seat: 0, dear: [0, 1], rest: 0, notes: [], decisions } as unknown as DealReview;
  render(Dear, { review, now: {} as State, look: () => undefined, why: () => undefined });
}

beforeAll(() => learnMore('lookback'));

describe('the decisions that mattered', () => {
  it('are called mistakes together only where all of them are', () => {
    shown([mistake, unproved]);
    expect(screen.getByRole('heading').textContent).toBe(say('look-mattered'));
    expect(screen.getByText(say('look-tag-mistake'))).toBeTruthy();
    expect(screen.getByText(say('look-tag-unproved'))).toBeTruthy();
    expect(screen.getByText(say('look-number', { kind: 'other', number: 2, of: 2 }))).toBeTruthy();
    expect(screen.getByText(say('look-why-unproved'))).toBeTruthy();
  });
  it('are mistakes one by one for whoever hears the page', () => {
    shown([mistake, { ...mistake, step: 4 }]);
    expect(screen.getByRole('heading').textContent).toBe(say('look-mistakes'));
    expect(screen.getByText(say('look-number', { kind: 'mistake', number: 2, of: 2 }))).toBeTruthy();
    expect(screen.queryByText(say('look-why-unproved'))).toBeNull();
  });
});

describe('what a decision is called', () => {
  it('is a mistake only where the judge calls it one', () => {
    expect([mistake, unproved].map(called)).toEqual(['mistake', 'unproved']);
    expect([areMistakes([mistake]), areMistakes([mistake, unproved]), areMistakes([])]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('is close where chance could have made its price, little where it is surely worse', () => {
    const close = decision(1, 'close', true);
    expect(called({ ...close, within: 8 })).toBe('close');
    expect(called({ ...unproved, within: 8 })).toBe('close');
    expect(called({ ...close, loss: 2, within: 0.5 })).toBe('little');
  });
});
