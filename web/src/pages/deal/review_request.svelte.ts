/** Polls a review until the evaluator has finished. */
import { requestReview } from '../../protocol/http';
import { errorFrom } from '../../protocol/api_error';
import type {
  CounterLayout,
  DealReview,
  Error as Refused,
  EvaluatedDecision,
  State,
} from '../../protocol/messages';
import { formatSentence } from '../../protocol/sentence';
import { t } from '../../i18n/translate.svelte';

export class ReviewRequest {
  review = $state.raw<DealReview | null>(null);
  trouble = $state.raw<Refused | null>(null);
  done = $state(0);
  of = $state(0);
  #lastRequest = 0;

  /** Poll until the review is complete; a newer request or leaving the page cancels it. */
  async load(code: string, seat: number): Promise<void> {
    const number = ++this.#lastRequest;
    this.review = this.trouble = null;
    this.done = this.of = 0;
    while (this.#lastRequest === number && !this.review && !this.trouble)
      await this.#poll(code, seat, number);
  }

  async #poll(code: string, seat: number, number: number): Promise<void> {
    const refused = await errorFrom(async () => {
      const { done, of, review } = await requestReview(code, seat);
      if (this.#lastRequest === number) Object.assign(this, { done, of, review });
    });
    if (this.#lastRequest === number) this.trouble = refused;
  }

  cancel(): void {
    this.#lastRequest += 1;
  }
}

/** The costliest decisions, the costliest first. */
export function costliestDecisions({ costliest, decisions }: DealReview): EvaluatedDecision[] {
  return costliest.flatMap((place) => decisions[place] ?? []);
}

/** Return the decisions that are described in detail. */
export function detailedDecisions(review: DealReview): EvaluatedDecision[] {
  return costliestDecisions(review).slice(0, review.at_length);
}

/** Return whether all of these decisions are called mistakes, so that the heading may say so. */
export function areMistakes(decisions: readonly EvaluatedDecision[]): boolean {
  return decisions.length > 0 && decisions.every(({ called }) => called === 'mistake');
}

/** Return the counterexample of a decision in words. */
export function counterExampleText(
  now: State,
  { said, best }: EvaluatedDecision,
  { of }: CounterLayout,
): string {
  return t('review-page-beaten-told', {
    of,
    said: formatSentence(now, said),
    best: formatSentence(now, best),
  });
}
