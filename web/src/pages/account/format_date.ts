/** Dates in the chosen language. */
import { locale } from '../../i18n/translate.svelte';

export function formatDate(time: string, timeZone?: string): string {
  const when = new Date(time);
  if (Number.isNaN(when.getTime())) return time;
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone }).format(when);
}

/** The time of day, by the reader's clock. */
export function formatTime(time: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(new Date(time));
}
