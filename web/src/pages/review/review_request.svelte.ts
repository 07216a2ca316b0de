/** A review on its way: asked for until the judge has looked at everything. */
import { dealReview } from '../../protocol/http';
import { refusalIn } from '../../protocol/api_error';
import type {
  BeatingLie,
  DealReview,
  Error as Refused,
  JudgedDecision,
  State,
} from '../../protocol/messages';
import { words } from '../../protocol/sentence';
import { say } from '../../i18n/translate.svelte';

export class ShownReview {
  review = $state.raw<DealReview | null>(null);
  trouble = $state.raw<Refused | null>(null);
  done = $state(0);
  of = $state(0);
  #asked = 0;

  /** Asks on until it is there; whoever asks for another, or leaves, no longer waits. */
  async look(code: string, seat: number): Promise<void> {
    const number = ++this.#asked;
    this.review = this.trouble = null;
    this.done = this.of = 0;
    while (this.#asked === number && !this.review && !this.trouble) await this.#once(code, seat, number);
  }

  async #once(code: string, seat: number, number: number): Promise<void> {
    const refused = await refusalIn(async () => {
      const { done, of, review } = await dealReview(code, seat);
      if (this.#asked === number) Object.assign(this, { done, of, review });
    });
    if (this.#asked === number) this.trouble = refused;
  }

  leave(): void {
    this.#asked += 1;
  }
}

/** The decisions that cost most, the dearest first. */
export function dearest({ dear, decisions }: DealReview): JudgedDecision[] {
  return dear.flatMap((place) => decisions[place] ?? []);
}

/** Those of them that are told at length. */
export function mattered(review: DealReview): JudgedDecision[] {
  return dearest(review).slice(0, review.at_length);
}

/** Whether all of them are mistakes, so that they may be called so together. */
export function areMistakes(decisions: readonly JudgedDecision[]): boolean {
  return decisions.length > 0 && decisions.every(({ called }) => called === 'mistake');
}

/** What a lie shows in which what was done fails and the better answer does not. */
export function beatenTold(now: State, { said, best }: JudgedDecision, { of }: BeatingLie): string {
  return say('look-beaten-told', { of, said: words(now, said), best: words(now, best) });
}
