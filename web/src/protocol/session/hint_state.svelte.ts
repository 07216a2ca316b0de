/** A hint that was asked for: good for one decision, and gone with its answer. */
import type { HintedAnswer, Reasons, State } from '../messages';
import { requestHint, ApiError } from '../http';
import { errorFrom } from '../api_error';
import { loadTexts } from '../../i18n/translate.svelte';

/** Whether this reader gets hints at this table. */
export function hasHints({ table, you }: State): boolean {
  return you !== null && table.hints === true;
}

/** Whether he may ask for one now: he is asked something himself. */
export function mayAskHint(now: State): boolean {
  return hasHints(now) && Boolean(now.view?.decision);
}

/** The decision that is asked, by the place in its match. */
function decisionKey({ table, view }: State): string | null {
  return view?.decision ? [table.number, table.deal, view.actions.length].join(' ') : null;
}

/** The best first; of several with one figure the one that is meant. */
function coachFirst(answers: HintedAnswer[] = [], meant: string | null): readonly HintedAnswer[] {
  const best = JSON.stringify(answers[0]?.figure);
  const named = answers.find(({ action, figure }) => action === meant && JSON.stringify(figure) === best);
  return named ? [named, ...answers.filter((answer) => answer !== named)] : answers;
}

export class HintState {
  /** What was found, or why nothing is told; neither while it is looked for. */
  reasons = $state.raw<Reasons | null>(null);
  refused = $state.raw<ApiError['error'] | null>(null);
  #decision = $state.raw<string | null>(null);
  /** What the coach of a lesson means: of answers that come to the same it is told first. */
  meant = $state.raw<string | null>(null);

  /** Whether a hint is on show for what is asked now. */
  isShown(now: State): boolean {
    return this.#decision !== null && this.#decision === decisionKey(now);
  }

  /** Asks for a hint, or puts away the one on show. */
  toggle(now: State): void {
    if (this.isShown(now)) this.hide();
    else if (mayAskHint(now)) void this.#ask(now);
  }

  hide(): void {
    this.#decision = null;
  }

  /** The answers told for what is asked now, the best first. */
  answers(now: State): readonly HintedAnswer[] {
    return (this.isShown(now) && coachFirst(this.reasons?.told?.answers, this.meant)) || [];
  }

  /** What was told of an answer, by its action or by one of several cards it names. */
  answerFor(now: State, named: string): HintedAnswer | null {
    const fits = ({ action, cards }: HintedAnswer) => action === named || cards.includes(named);
    return this.answers(now).find(fits) ?? null;
  }

  async #ask(now: State): Promise<void> {
    const asked = decisionKey(now);
    this.#decision = asked;
    this.reasons = this.refused = null;
    const refused = await errorFrom(async () => {
      const [reasons] = await Promise.all([requestHint(now.table.id), loadTexts('hint')]);
      if (this.#decision === asked) this.reasons = reasons;
    });
    if (this.#decision === asked) this.refused = refused;
  }
}
