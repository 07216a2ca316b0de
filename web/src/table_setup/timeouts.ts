/** Time limits of a table. */
import type { TableTimeouts } from '../protocol/messages';
import { t } from '../i18n/translate.svelte';

/** The sets of limits, the shortest first. */
export const TIMEOUT_PRESETS = ['brisk', 'usual', 'patient', 'turns'] as const;
export type TimeoutPreset = (typeof TIMEOUT_PRESETS)[number];
/** Seconds until a reminder, then until a bot replaces an absent or an idle player. */
export const TIMEOUTS: Record<TimeoutPreset, TableTimeouts> = {
  brisk: { nudge: 15, absent: 15, idle: 45 },
  usual: { nudge: 30, absent: 30, idle: 180 },
  patient: { nudge: 60, absent: 300, idle: 900 },
  turns: { nudge: null, absent: null, idle: null },
};

export function timeoutPresetOf(waits: TableTimeouts | undefined): TimeoutPreset {
  const same = (pace: TableTimeouts) =>
    pace.nudge === waits?.nudge && pace.absent === waits?.absent && pace.idle === waits?.idle;
  return TIMEOUT_PRESETS.find((patience) => same(TIMEOUTS[patience])) ?? 'usual';
}

/** Return a duration: 30 s, 3 min, 2 h. */
function durationText(seconds: number | null): string {
  if (seconds === null) return t('waits-never');
  if (seconds % 3600 === 0) return t('waits-hours', { count: seconds / 3600 });
  if (seconds % 60 === 0) return t('waits-minutes', { count: seconds / 60 });
  return t('waits-seconds', { count: seconds });
}

export function timeoutText({ nudge = null, absent = null, idle = null }: TableTimeouts): string {
  const bots = absent !== null || idle !== null;
  if (!bots && nudge === null) return t('waits-by-turns');
  if (!bots) return t('waits-no-bots', { nudge: durationText(nudge) });
  return t('waits-about', {
    nudge: durationText(nudge),
    absent: durationText(absent),
    idle: durationText(idle),
  });
}
