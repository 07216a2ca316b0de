/** A match before anything is chosen of it. */
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

interface Chosen {
  seats: number;
  start: number | null;
  bankrupt: Bankrupt;
  unpaid: Unpaid;
  whole_rounds: WholeRounds;
  length: Length;
  deals: number;
}

/** The match as a preset has it. */
export function presetMatch({ match, ends }: Preset): Omit<Chosen, 'seats' | 'deals'> {
  const start = match.start?.value;
  return {
    start: typeof start === 'number' ? start : null,
    bankrupt: oneOf(BANKRUPT, match.bankrupt?.value, 'debt'),
    unpaid: oneOf(UNPAID, match.unpaid?.value, 'credited'),
    whole_rounds: oneOf(WHOLE_ROUNDS, match.whole_rounds?.value, 'no'),
    length: ends[0] ?? 'deals',
  };
}

/** Whether a match is as its preset has it, and as long as usual. */
export function isUsualMatch(preset: Preset, { seats, deals, ...chosen }: Chosen): boolean {
  const { length, ...published } = presetMatch(preset);
  const step = published.whole_rounds === 'yes' ? seats : 1;
  const asLong = length !== 'deals' || Math.abs(deals - USUAL_DEALS) < step;
  const kept = Object.entries(published).every(([id, value]) => chosen[id as keyof typeof chosen] === value);
  return length === chosen.length && kept && asLong;
}
