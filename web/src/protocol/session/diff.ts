/** What changed between two states of a table: told from the views, never worked out by rules. */
import type { State, Trick, View } from '../messages';

function isSameDeal({ table: before }: State, { table: after }: State): boolean {
  return before.id === after.id && before.number === after.number && before.deal === after.deal;
}

/** Whether the cards are dealt just now, as far as this page has seen: nobody has spoken since, nor before it came. */
export function isNewDeal(before: State | null, now: State): boolean {
  const begun = now.view !== null && now.view.contract === null && now.view.result === null;
  return begun && (before === null ? now.view?.actions.length === 0 : !isSameDeal(before, now));
}

/** Whether what was done last has been taken back. */
export function isUndone(before: State | null, now: State): boolean {
  const view = previousView(before, now);
  return Boolean(view && now.view && now.view.actions.length < view.actions.length);
}

/** The view before, where both are of the same deal. */
export function previousView(before: State | null, now: State): View | null {
  return before && isSameDeal(before, now) ? before.view : null;
}

/** The trick that was finished by what happened last, if one was. */
export function finishedTrick(before: State | null, now: State): Trick | null {
  const view = previousView(before, now);
  if (!view || !now.view || now.view.tricks.length <= view.tricks.length) return null;
  return now.view.tricks.at(-1) ?? null;
}

/** Whether anything was said or done since the state before; in a new deal whether anything was at all. */
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
/** So long the cards are on their way. */
const DEAL_DURATION = 1100;
export const TRICK_DURATION = 1300;

/** How long a state is looked at before the next may take its place, at the usual pace, in milliseconds. */
export function usualDuration(before: State | null, now: State): number {
  if (before === null || now.view === null) return 0;
  if (finishedTrick(before, now)) return TRICK_DURATION;
  if (!hasNewAction(before, now)) return 0;
  if (!isSameDeal(before, now)) return DEAL_DURATION;
  return hasNewCard(before, now) ? CARD_DURATION : CALL_DURATION;
}
