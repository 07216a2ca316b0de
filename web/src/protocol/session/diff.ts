/** What changed between two states of a table: told from the views, never worked out by rules. */
import type { State, Trick, View } from '../messages';

function sameDeal({ table: before }: State, { table: after }: State): boolean {
  return before.id === after.id && before.number === after.number && before.deal === after.deal;
}

/** Whether the cards are dealt just now, as far as this page has seen: nobody has spoken since, nor before it came. */
export function justDealt(before: State | null, now: State): boolean {
  const begun = now.view !== null && now.view.contract === null && now.view.result === null;
  return begun && (before === null ? now.view?.actions.length === 0 : !sameDeal(before, now));
}

/** Whether what was done last has been taken back. */
export function takenBack(before: State | null, now: State): boolean {
  const view = earlier(before, now);
  return Boolean(view && now.view && now.view.actions.length < view.actions.length);
}

/** The view before, where both are of the same deal. */
export function earlier(before: State | null, now: State): View | null {
  return before && sameDeal(before, now) ? before.view : null;
}

/** The trick that was finished by what happened last, if one was. */
export function finishedTrick(before: State | null, now: State): Trick | null {
  const view = earlier(before, now);
  if (!view || !now.view || now.view.tricks.length <= view.tricks.length) return null;
  return now.view.tricks.at(-1) ?? null;
}

/** Whether anything was said or done since the state before; in a new deal whether anything was at all. */
export function moved(before: State | null, now: State): boolean {
  return (now.view?.actions.length ?? 0) > (earlier(before, now)?.actions.length ?? 0);
}

function played({ tricks, trick }: View): number {
  return tricks.reduce((sum, { cards }) => sum + cards.length, trick?.cards.length ?? 0);
}

/** Whether a card was played since the state before. */
export function cardPlayed(before: State | null, now: State): boolean {
  const view = earlier(before, now);
  return now.view !== null && played(now.view) > (view ? played(view) : 0);
}

const CARD = 650;
const CALL = 900;
/** So long the cards are on their way. */
const NEW_DEAL = 1100;
export const REST = 1300;

/** How long a state is looked at before the next may take its place, at the usual pace, in milliseconds. */
export function looking(before: State | null, now: State): number {
  if (before === null || now.view === null) return 0;
  if (finishedTrick(before, now)) return REST;
  if (!moved(before, now)) return 0;
  if (!sameDeal(before, now)) return NEW_DEAL;
  return cardPlayed(before, now) ? CARD : CALL;
}
