/** Compares two plays of the same cards: the results, and the first action in which they differ. */
import { displayName } from '../../i18n/display_name';
import type { ChallengePlayer, Replay } from '../../protocol/messages';
import { formatLine, formatLines } from '../../protocol/sentence';
import { replayPositions, type ReplayPosition } from '../deal/replay';
import { seatNamesOf } from '../deal/replay_viewer.svelte';

/** The play of one player, in words for the reader. */
export interface PlayedDeal {
  positions: readonly ReplayPosition[];
  /** The sum of the settlement. */
  sum: string;
}

export interface Parting {
  /** The number of the trick; null outside the play of the cards. */
  trick: number | null;
  /** Whether the two plays first differ in the auction. */
  bidding: boolean;
  /** What was done there in each of the two plays. */
  texts: [string, string];
}

/**
 * Return the deal of a player of a challenge. The reader is called "you", other players by their place in the
 * bidding.
 */
export function readPlayedDeal(replay: Replay, { seat, mine, name }: ChallengePlayer): PlayedDeal {
  const you = mine ? seat : null;
  const names = seatNamesOf(replay, you).map((one, place) =>
    place === seat && !mine ? { ...one, name: displayName(name) } : one,
  );
  const positions = replayPositions(replay, names, you);
  const now = positions.at(-1)?.now;
  const settled = now?.wording?.settled;
  return { positions, sum: now && settled ? formatLine(now, settled.sum) : '' };
}

const sentencesAt = ({ positions }: PlayedDeal, step: number) => positions[step]?.now.wording?.told;
function textAt({ positions }: PlayedDeal, step: number): string {
  const now = positions[step]?.now;
  return now ? formatLines(now, now.wording?.told) : '';
}

/** Return the first point at which two plays differ; null if they are equal. */
export function findParting(one: PlayedDeal, other: PlayedDeal): Parting | null {
  const last = Math.max(one.positions.length, other.positions.length);
  for (let step = 1; step < last; step += 1) {
    if (JSON.stringify(sentencesAt(one, step)) === JSON.stringify(sentencesAt(other, step))) continue;
    const before = one.positions[step - 1]?.now.view;
    const phase = before?.phase;
    return {
      trick: phase === 'play' ? (before?.tricks.length ?? 0) + 1 : null,
      bidding: phase === 'auction',
      texts: [textAt(one, step), textAt(other, step)],
    };
  }
  return null;
}
