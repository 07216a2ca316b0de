/** Dates in the chosen language. */
import { language } from '../../i18n/translate.svelte';

export function formatDate(time: string, timeZone?: string): string {
  const when = new Date(time);
  if (Number.isNaN(when.getTime())) return time;
  const locale = language() === 'en' ? 'en-GB' : language();
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(when);
}
