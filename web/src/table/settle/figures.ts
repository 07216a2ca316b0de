/** Formatting of statistics. */
import type { LessLuckEstimate, MeasuredChips } from '../../protocol/messages';
import { formatNumber, t, formatSigned } from '../../i18n/translate.svelte';

/** Decimals are omitted above this value. */
const WHOLE = 20;

function roundChips(chips: number): number {
  return Number(chips.toFixed(Math.abs(chips) < WHOLE ? 1 : 0)) || 0; // avoids a negative zero
}

/** Return a mean with its sign, for gains and losses. */
export function formatGain(chips: number): string {
  return formatSigned(roundChips(chips));
}

/** Return a mean that is a cost. */
export function formatCost(chips: number): string {
  return formatNumber(roundChips(chips));
}

/** Return a figure with its interval, if there is one. */
export function formatEstimate({ mean, within }: MeasuredChips, format = formatGain): string {
  if (within === null) return format(mean);
  return t('less-luck-figure', { mean: format(mean), within: formatCost(within) });
}

/** Return a result with the luck of the cards taken out, and its margin. */
export const formatLessLuck = ({ counters, within }: LessLuckEstimate) =>
  formatEstimate({ mean: counters, within });

/** Return the ranges of some figures on one scale that includes zero, in percent. */
export function makeScale(all: readonly MeasuredChips[]): (worth: number) => number {
  const ends = all.flatMap(({ mean, within }) => [mean - (within ?? 0), mean + (within ?? 0)]);
  const low = Math.min(...ends, 0);
  const span = Math.max(...ends, 0) - low || 1;
  return (worth) => (100 * (worth - low)) / span;
}
