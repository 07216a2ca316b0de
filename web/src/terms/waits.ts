/** How long a table waits, in words. */
import type { Waits } from '../protocol/messages';
import { say } from '../text/say.svelte';

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
