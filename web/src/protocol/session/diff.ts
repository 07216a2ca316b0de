/** The differences between two states, read from their views without applying rules. */
import type { State, Trick, View } from '../messages';

function isSameDeal({ table: before }: State, { table: after }: State): boolean {
  return before.id === after.id && before.number === after.number && before.deal === after.deal;
}

/** Return whether the cards were just dealt: no action was made since this page was opened. */
export function isNewDeal(before: State | null, now: State): boolean {
  const begun = now.view !== null && now.view.contract === null && now.view.result === null;
  return begun && (before === null ? now.view?.actions.length === 0 : !isSameDeal(before, now));
}

/** Whether the last action was taken back. */
export function isUndone(before: State | null, now: State): boolean {
  const view = previousView(before, now);
  return Boolean(view && now.view && now.view.actions.length < view.actions.length);
}

/** Return the view before, if both belong to the same deal. */
export function previousView(before: State | null, now: State): View | null {
  return before && isSameDeal(before, now) ? before.view : null;
}

/** Return the trick that the last action finished, or null. */
export function finishedTrick(before: State | null, now: State): Trick | null {
  const view = previousView(before, now);
  if (!view || !now.view || now.view.tricks.length <= view.tricks.length) return null;
  return now.view.tricks.at(-1) ?? null;
}

/** Return whether an action was made since the state before; in a new deal, whether any was made. */
export function hasNewAction(before: State | null, now: State): boolean {
  return (now.view?.actions.length ?? 0) > (previousView(before, now)?.actions.length ?? 0);
}

function countCards({ tricks, trick }: View): number {
  return tricks.reduce((sum, { cards }) => sum + cards.length, trick?.cards.length ?? 0);
}

/** Whether a card was played since the state before. */
export function hasNewCard(before: State | null, now: State): boolean {
  const view = previousView(before, now);
  return now.view !== null && countCards(now.view) > (view ? countCards(view) : 0);
}

const CARD_DURATION = 650;
const CALL_DURATION = 900;
/** The duration of the dealing animation, in milliseconds. */
const DEAL_DURATION = 1100;
export const TRICK_DURATION = 1300;

/** Return how long a state is shown, at least, at the default pace, in milliseconds. */
export function usualDuration(before: State | null, now: State): number {
  if (before === null || now.view === null) return 0;
  if (finishedTrick(before, now)) return TRICK_DURATION;
  if (!hasNewAction(before, now)) return 0;
  if (!isSameDeal(before, now)) return DEAL_DURATION;
  return hasNewCard(before, now) ? CARD_DURATION : CALL_DURATION;
}
