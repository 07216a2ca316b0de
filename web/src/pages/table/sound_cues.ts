/** The sound cues for a change of state. */
import type { State } from '../../protocol/messages';
import { hasNewCard, previousView } from '../../protocol/session/diff';
import { isNudged } from '../../table/text/players';

export type Sound = 'card' | 'turn' | 'chips' | 'nudge';

function isAsked(state: State | null): boolean {
  return Boolean(state?.view?.decision);
}

export function soundCue(before: State | null, now: State): Sound | null {
  if (before === null) return null;
  if (isNudged(now) && !isNudged(before)) return 'nudge';
  if (now.view?.result && !previousView(before, now)?.result) return 'chips';
  if (isAsked(now) && !isAsked(before)) return 'turn';
  return hasNewCard(before, now) ? 'card' : null;
}
