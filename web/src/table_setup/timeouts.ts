/** How long a table waits for who is away or idle. */
import type { Waits } from '../protocol/messages';
import { say } from '../i18n/translate.svelte';

/** How patient a table is, the shortest first. */
export const PATIENCE = ['brisk', 'usual', 'patient', 'turns'] as const;
export type Patience = (typeof PATIENCE)[number];
/** How many seconds each waits: for a reminder, then for a bot in place of who is away, or idle. */
export const WAITS: Record<Patience, Waits> = {
  brisk: { nudge: 15, absent: 15, idle: 45 },
  usual: { nudge: 30, absent: 30, idle: 180 },
  patient: { nudge: 60, absent: 300, idle: 900 },
  turns: { nudge: null, absent: null, idle: null },
};

export function patienceOf(waits: Waits | undefined): Patience {
  const same = (pace: Waits) =>
    pace.nudge === waits?.nudge && pace.absent === waits?.absent && pace.idle === waits?.idle;
  return PATIENCE.find((patience) => same(WAITS[patience])) ?? 'usual';
}

/** A time as it is said in a line: 30 s, 3 min, 2 h. */
function time(seconds: number | null): string {
  if (seconds === null) return say('waits-never');
  if (seconds % 3600 === 0) return say('waits-hours', { count: seconds / 3600 });
  if (seconds % 60 === 0) return say('waits-minutes', { count: seconds / 60 });
  return say('waits-seconds', { count: seconds });
}

export function waitsWords({ nudge = null, absent = null, idle = null }: Waits): string {
  const bots = absent !== null || idle !== null;
  if (!bots && nudge === null) return say('waits-by-turns');
  if (!bots) return say('waits-no-bots', { nudge: time(nudge) });
  return say('waits-about', { nudge: time(nudge), absent: time(absent), idle: time(idle) });
}
