import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { DealReview, EvaluatedDecision, State } from '../../protocol/messages';
import { t } from '../../i18n/translate.svelte';
import CostliestDecisions from './CostliestDecisions.svelte';
import { areMistakes } from '../deal/review_request.svelte';

const decision = (step: number, called: EvaluatedDecision['called']) =>
  ({
    step,
    called,
    loss: 14,
    within: 2,
    told: [{ id: called === 'mistake' ? 'answer-double' : 'answer-hold' }],
    why: [],
    chance: null,
    beaten: null,
  }) as unknown as EvaluatedDecision;
const mistake = decision(9, 'mistake');
const unproved = decision(3, 'unproved');

function shown(decisions: EvaluatedDecision[]): void {
  const review = {
    seat: 0,
    costliest: [0, 1],
    at_length: 2,
    rest: 0,
    notes: [],
    decisions,
  } as unknown as DealReview;
  render(CostliestDecisions, { review, now: {} as State, look: () => undefined, why: () => undefined });
}

describe('the costliest decisions', () => {
  it('are called mistakes together only if all of them are', () => {
    shown([mistake, unproved]);
    expect(screen.getByRole('heading').textContent).toBe(t('review-page-mattered'));
    expect(screen.getByText(t('review-page-tag-mistake'))).toBeTruthy();
    expect(screen.getByText(t('review-page-tag-unproved'))).toBeTruthy();
    expect(screen.getByText(t('review-page-number', { kind: 'other', number: 2, of: 2 }))).toBeTruthy();
    expect(screen.getByText(t('review-page-why-unproved'))).toBeTruthy();
  });
  it('are called mistakes one by one for screen readers', () => {
    shown([mistake, { ...mistake, step: 4 }]);
    expect(screen.getByRole('heading').textContent).toBe(t('review-page-mistakes'));
    expect(screen.getByText(t('review-page-number', { kind: 'mistake', number: 2, of: 2 }))).toBeTruthy();
    expect(screen.queryByText(t('review-page-why-unproved'))).toBeNull();
  });
});

describe('a set of decisions', () => {
  it('is called mistakes only if every one is', () => {
    expect([[mistake], [mistake, unproved], []].map(areMistakes)).toEqual([true, false, false]);
  });
});
