/** How long a table waits, in words. */
import type { Waits } from '../protocol';
import { say } from '../text/say.svelte';

/** A time as it is said in a line: 30 s, 3 min, 2 h. */
function time(seconds: number): string {
  if (seconds % 3600 === 0) return say('company-hours', { count: seconds / 3600 });
  if (seconds % 60 === 0) return say('company-minutes', { count: seconds / 60 });
  return say('company-seconds', { count: seconds });
}

const said = (wait: number | null | undefined) => (wait == null ? say('company-never') : time(wait));

export function waitsWords({ nudge, absent, idle }: Waits): string {
  if (nudge == null && absent == null && idle == null) return say('company-by-turns');
  if (absent == null && idle == null) return say('company-waits-no-bots', { nudge: said(nudge) });
  return say('company-waits-about', { nudge: said(nudge), absent: said(absent), idle: said(idle) });
}
