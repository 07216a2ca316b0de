/** A requested hint; it belongs to one decision and is discarded with the answer. */
import type { HintAnswer, Reasons, State } from '../messages';
import { requestHint, ApiError } from '../http';
import { errorFrom } from '../api_error';
import { loadTexts } from '../../i18n/translate.svelte';

/** Whether this player may get hints at this table. */
export function hasHints({ table, you }: State): boolean {
  return you !== null && table.hints === true;
}

/** Whether a hint may be requested now: it is the player's turn. */
export function mayAskHint(now: State): boolean {
  return hasHints(now) && Boolean(now.view?.decision);
}

/** Key of the current decision, by its place in the match. */
function decisionKey({ table, view }: State): string | null {
  return view?.decision ? [table.number, table.deal, view.actions.length].join(' ') : null;
}

/** Return the answers, the best first; of equal ones the coach's answer comes first. */
function coachFirst(answers: HintAnswer[] = [], meant: string | null): readonly HintAnswer[] {
  const best = JSON.stringify(answers[0]?.figure);
  const named = answers.find(({ action, figure }) => action === meant && JSON.stringify(figure) === best);
  return named ? [named, ...answers.filter((answer) => answer !== named)] : answers;
}

export class HintState {
  /** The hint, or the error why there is none; both are null while it loads. */
  reasons = $state.raw<Reasons | null>(null);
  refused = $state.raw<ApiError['error'] | null>(null);
  #decision = $state.raw<string | null>(null);
  /** The coach's answer in a lesson, shown first among equal ones. */
  meant = $state.raw<string | null>(null);

  /** Whether a hint is shown for the current decision. */
  isShown(now: State): boolean {
    return this.#decision !== null && this.#decision === decisionKey(now);
  }

  /** Request a hint, or hide it. */
  toggle(now: State): void {
    if (this.isShown(now)) this.hide();
    else if (mayAskHint(now)) void this.#ask(now);
  }

  hide(): void {
    this.#decision = null;
  }

  /** Return the answers of the hint for the current decision, the best first. */
  answers(now: State): readonly HintAnswer[] {
    return (this.isShown(now) && coachFirst(this.reasons?.told?.answers, this.meant)) || [];
  }

  /** Return the hint's row for an action, or for one of its cards. */
  answerFor(now: State, named: string): HintAnswer | null {
    const fits = ({ action, cards }: HintAnswer) => action === named || cards.includes(named);
    return this.answers(now).find(fits) ?? null;
  }

  async #ask(now: State): Promise<void> {
    const asked = decisionKey(now);
    this.#decision = asked;
    this.reasons = this.refused = null;
    const refused = await errorFrom(async () => {
      const texts = [loadTexts('hint'), loadTexts('reasons')];
      const [reasons] = await Promise.all([requestHint(now.table.id), ...texts]);
      if (this.#decision === asked) this.reasons = reasons;
    });
    if (this.#decision === asked) this.refused = refused;
  }
}
