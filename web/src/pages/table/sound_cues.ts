/** The sounds of a change of state. */
import type { State } from '../../protocol/messages';
import { finishedTrick, hasNewCard, previousView } from '../../protocol/session/diff';
import type { Sound } from '../../shell/sounds';
import { isNudged } from '../../table/text/players';

function isAsked(state: State | null): boolean {
  return Boolean(state?.view?.decision);
}

/** Return the sound of a settled deal: chips lost sound unlike chips won. */
function settledSound({ wording }: State): Sound {
  return wording?.settled?.gain?.id === 'said-loses' ? 'lost' : 'chips';
}

/** Return the sounds of what happened, in order. */
export function soundCues(before: State | null, now: State): Sound[] {
  if (before === null) return [];
  if (isNudged(now) && !isNudged(before)) return ['nudge'];
  if (now.view?.result && !previousView(before, now)?.result) return [settledSound(now)];
  const took = now.you !== null && finishedTrick(before, now)?.winner === now.you;
  const cues: Sound[] = took ? ['trick'] : [];
  if (isAsked(now) && !isAsked(before)) return [...cues, 'turn'];
  return cues.length === 0 && hasNewCard(before, now) ? ['card'] : cues;
}
