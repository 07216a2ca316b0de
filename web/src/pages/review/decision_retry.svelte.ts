/** State of retrying decisions: each is tried until it is solved, shown or skipped. */
import type { EvaluatedDecision, AlternativeAnswer } from '../../protocol/messages';

export type RetryOutcome = 'found' | 'shown' | 'skipped';

export class DecisionRetry {
  decisions = $state.raw<readonly EvaluatedDecision[]>([]);
  #place = $state(0);
  /** How each decision ended: solved, shown or skipped; null if it is still open. */
  outcomes = $state.raw<(RetryOutcome | null)[]>([]);
  /** The last answer that was tried, if it was not good enough; null otherwise. */
  tried = $state.raw<string | null>(null);

  constructor(decisions: readonly EvaluatedDecision[]) {
    this.decisions = decisions;
    this.outcomes = decisions.map(() => null);
  }

  readonly place = $derived(this.#place);
  readonly now: EvaluatedDecision | null = $derived(this.decisions[this.#place] ?? null);
  readonly outcome: RetryOutcome | null = $derived(this.outcomes[this.#place] ?? null);
  readonly over = $derived(this.#place >= this.decisions.length);

  #weighed(action: string): AlternativeAnswer | null {
    return this.now?.weighed.find((one) => one.action === action) ?? null;
  }

  isGood(action: string): boolean {
    return this.#weighed(action)?.good ?? false;
  }

  /** Try an answer; any of the good ones is accepted. */
  tryAnswer(action: string): void {
    if (this.isGood(action)) this.#end('found');
    else this.tried = action;
  }

  /**
   * Return how many chips less an answer costs than the actual one; null if the difference is too small to
   * mention.
   */
  saves(action: string): number | null {
    return this.#weighed(action)?.saves ?? null;
  }

  show(): void {
    this.#end('shown');
  }

  skip(): void {
    this.#end('skipped');
    this.next();
  }

  next(): void {
    this.#place += 1;
    this.tried = null;
  }

  restart(): void {
    this.#place = 0;
    this.tried = null;
    this.outcomes = this.decisions.map(() => null);
  }

  #end(how: RetryOutcome): void {
    this.outcomes = this.outcomes.map((one, place) => (place === this.#place ? how : one));
  }
}
