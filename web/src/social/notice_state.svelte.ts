/** Whether the banner above the table has content. */
import type { State } from '../protocol/messages';
import { may } from '../table/text/players';

const read = $state({ missed: '' });

const missedKey = ({ table, missed = [] }: State) =>
  `${table.id} ${missed.length} ${missed.at(-1)?.deal ?? 0} ${missed.at(-1)?.action ?? ''}`;

/** Mark the missed actions as read. */
export function markMissedRead(now: State): void {
  read.missed = missedKey(now);
}

export function hasNotice(now: State): boolean {
  const missed = (now.missed?.length ?? 0) > 0 && read.missed !== missedKey(now);
  return Boolean(now.table.question) || may(now, 'back') || missed;
}
