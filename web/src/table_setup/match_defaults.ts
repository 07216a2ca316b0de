/** The default settings of a match. */
import type { MatchRules, Preset } from '../protocol/messages';
import { oneOf } from '../shell/settings.svelte';

export type Length = 'deals' | 'target' | 'minutes' | 'open';
export type Bankrupt = MatchRules['bankrupt'];

export const BANKRUPT: Bankrupt[] = ['end', 'replace', 'debt'];
export const USUAL_DEALS = 12;

interface Chosen {
  seats: number;
  start: number | null;
  bankrupt: Bankrupt;
  length: Length;
  deals: number;
}

/** Return the match of a preset. */
export function presetMatch({ match, ends }: Preset): {
  start: number | null;
  bankrupt: Bankrupt;
  length: Length;
} {
  const start = match.start?.value;
  const bankrupt = oneOf(BANKRUPT, match.bankrupt?.value, 'debt');
  return { start: typeof start === 'number' ? start : null, bankrupt, length: ends[0] ?? 'deals' };
}

/** Return whether a match has its preset's settings and the usual length. */
export function isUsualMatch(preset: Preset, { seats, deals, ...chosen }: Chosen): boolean {
  const { start, bankrupt, length } = presetMatch(preset);
  const step = preset.whole_rounds ? seats : 1;
  const asLong = length !== 'deals' || Math.abs(deals - USUAL_DEALS) < step;
  return length === chosen.length && start === chosen.start && bankrupt === chosen.bankrupt && asLong;
}
