/** The default settings of a match. */
import type { MatchRules, Preset } from '../protocol/messages';
import { oneOf } from '../shell/settings.svelte';

export type Length = 'deals' | 'target' | 'minutes' | 'open';
export type Bankrupt = MatchRules['bankrupt'];
export type Unpaid = NonNullable<MatchRules['unpaid']>;
export type WholeRounds = NonNullable<MatchRules['whole_rounds']>;

export const BANKRUPT: Bankrupt[] = ['end', 'end-at-zero', 'replace', 'debt'];
export const UNPAID: Unpaid[] = ['credited', 'lost'];
export const WHOLE_ROUNDS: WholeRounds[] = ['no', 'yes'];
export const USUAL_DEALS = 12;

/** The terms of a match besides its chips and its length. */
export interface FurtherTerms {
  unpaid: Unpaid;
  whole_rounds: WholeRounds;
}

interface Chosen {
  seats: number;
  start: number | null;
  bankrupt: Bankrupt;
  further: FurtherTerms;
  length: Length;
  deals: number;
}

/** Return these terms, with the usual values for those that are missing. */
export function readFurther(
  kept: { [id in keyof FurtherTerms]?: unknown },
  usual: FurtherTerms,
): FurtherTerms {
  return {
    unpaid: oneOf(UNPAID, kept.unpaid, usual.unpaid),
    whole_rounds: oneOf(WHOLE_ROUNDS, kept.whole_rounds, usual.whole_rounds),
  };
}

/** Return the match of a preset. */
export function presetMatch({ match, ends }: Preset): Omit<Chosen, 'seats' | 'deals'> {
  const start = match.start?.value;
  return {
    start: typeof start === 'number' ? start : null,
    bankrupt: oneOf(BANKRUPT, match.bankrupt?.value, 'debt'),
    further: readFurther(
      { unpaid: match.unpaid?.value, whole_rounds: match.whole_rounds?.value },
      { unpaid: 'credited', whole_rounds: 'no' },
    ),
    length: ends[0] ?? 'deals',
  };
}

/** Return whether a match has its preset's settings and the usual length. */
export function isUsualMatch(preset: Preset, { seats, deals, ...chosen }: Chosen): boolean {
  const { start, bankrupt, further, length } = presetMatch(preset);
  const step = further.whole_rounds === 'yes' ? seats : 1;
  const asLong = length !== 'deals' || Math.abs(deals - USUAL_DEALS) < step;
  const { unpaid, whole_rounds } = chosen.further;
  const alike = unpaid === further.unpaid && whole_rounds === further.whole_rounds;
  return (
    length === chosen.length && start === chosen.start && bankrupt === chosen.bankrupt && alike && asLong
  );
}
