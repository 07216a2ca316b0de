/** The figures of many deals, as they are written. */
import type { MeasuredChips } from '../../protocol/messages';
import { formatNumber, t, formatSigned } from '../../i18n/translate.svelte';

/** Above so many a tenth says nothing. */
const WHOLE = 20;

function roundChips(chips: number): number {
  return Number(chips.toFixed(Math.abs(chips) < WHOLE ? 1 : 0)) || 0; // no nothing with a minus
}

/** A mean with its sign, where gains and losses stand together. */
export function formatGain(chips: number): string {
  return formatSigned(roundChips(chips));
}

/** A mean that is a cost. */
export function formatCost(chips: number): string {
  return formatNumber(roundChips(chips));
}

/** A figure with its interval, where there is one. */
export function formatEstimate({ mean, within }: MeasuredChips, told = formatGain): string {
  if (within === null) return told(mean);
  return t('myplay-figure', { mean: told(mean), within: formatCost(within) });
}

/** From where to where some figures reach on one scale with nought in it, in hundredths. */
export function makeScale(all: readonly MeasuredChips[]): (worth: number) => number {
  const ends = all.flatMap(({ mean, within }) => [mean - (within ?? 0), mean + (within ?? 0)]);
  const low = Math.min(...ends, 0);
  const span = Math.max(...ends, 0) - low || 1;
  return (worth) => (100 * (worth - low)) / span;
}
