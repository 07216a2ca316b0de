/**
 * The time until a bot plays for the person on turn. The table counts it from the beginning of the turn, not
 * from the reminder.
 */
import type { State } from '../../protocol/messages';
import { hasOtherPeople, player } from './players';

const SECOND = 1000;

/** Return the turn that the clock counts, by deal and action; null if no bot will ever take over. */
export function countedTurn(now: State): string | null {
  const { view, table } = now;
  const seated = view?.turn === null || view?.turn === undefined ? undefined : player(now, view.turn);
  const person = seated?.taken === true && seated.bot === null && !seated.covered;
  if (!view || !seated || !person || table.question || timeLimit(now) === null) return null;
  const others = table.seats.some(
    (other) => other.seat !== seated.seat && other.taken && other.bot === null && other.present,
  );
  const accompanied = seated.seat === now.you ? hasOtherPeople(now) : others;
  return accompanied ? `${table.number ?? 1} ${table.deal} ${view.actions.length}` : null;
}

/** Return the milliseconds that the person on turn has; null without a limit. */
export function timeLimit(now: State): number | null {
  const { waits } = now.table;
  const seated = now.view?.turn === null || !now.view ? undefined : player(now, now.view.turn);
  const longer = seated?.present ? waits?.idle : waits?.absent;
  if (waits?.nudge === null || waits?.nudge === undefined || longer === null || longer === undefined)
    return null;
  return (waits.nudge + longer) * SECOND;
}

/**
 * Return when the turn began, if it is seen for the first time now. If the player was reminded, it began at
 * least that long ago.
 */
export function turnStart(now: State, time: number): number {
  const nudged = now.view && now.view.turn !== null && player(now, now.view.turn)?.nudged === true;
  return time - (nudged ? (now.table.waits?.nudge ?? 0) * SECOND : 0);
}

/** Return a time as minutes and seconds, at least 0:00. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
