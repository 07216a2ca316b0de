/** What is heard when one state follows another. */
import type { State } from '../../protocol/messages';
import { cardPlayed, earlier } from '../../protocol/session/diff';
import { nudged } from '../../table/text/players';

export type Sound = 'card' | 'turn' | 'chips' | 'nudge';

function asked(state: State | null): boolean {
  return Boolean(state?.view?.decision);
}

export function heard(before: State | null, now: State): Sound | null {
  if (before === null) return null;
  if (nudged(now) && !nudged(before)) return 'nudge';
  if (now.view?.result && !earlier(before, now)?.result) return 'chips';
  if (asked(now) && !asked(before)) return 'turn';
  return cardPlayed(before, now) ? 'card' : null;
}
