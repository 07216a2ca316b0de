/** How long a table waits for who is away or idle. */
import type { Waits } from '../protocol/messages';

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
