/** Options and presets in words. */
import type { PresetStep, PresetValue, Table } from '../protocol/messages';
import { hasText, formatNumber, t } from '../i18n/translate.svelte';

export type Value = string | number | null;

export function optionName(id: string): string {
  return hasText(`option-${id}`) ? t(`option-${id}`) : id;
}

export function optionAbout(id: string): string {
  return hasText(`option-${id}`, 'about') ? t(`option-${id}.about`) : '';
}

export function valueName(id: string, value: Value): string {
  if (typeof value === 'number') return formatNumber(value);
  const known = `option-${id}-${value ?? 'null'}`;
  return hasText(known) ? t(known) : (value ?? '');
}

/** Return the description of one value, if there is one. */
export function valueAbout(id: string, value: Value): string {
  const known = `option-${id}-${value ?? 'null'}`;
  return hasText(known, 'about') ? t(`${known}.about`) : '';
}

export function presetName(game: string, preset: string): string {
  return t(`preset-${game}-${preset}`);
}

/** Return a preset's values at a table of this size, and their source. */
export function valueAtSeats(
  value: PresetValue | undefined,
  seats: number,
): Omit<PresetStep, 'seats'> | undefined {
  return value?.more.findLast((step) => step.seats <= seats) ?? value;
}

/** Return the rulebook's anchor of an option. */
export function optionAnchor(game: string, id: string): string {
  return `${game}.options.${id.replaceAll('_', '-')}`;
}

/** Return the options in which a table differs from its preset. */
export function ownOptions({ options, differing }: Table): Record<string, string | number> {
  return Object.fromEntries(Object.entries(options).filter(([id]) => differing.includes(id)));
}
