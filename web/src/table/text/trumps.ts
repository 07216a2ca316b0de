import type { View } from '../../protocol/messages';
import { t } from '../../i18n/translate.svelte';

/** Whether a card counts as a trump: the table says which do. */
export function isTrump(view: View | null, text: string): boolean {
  return view?.contract?.trumps.includes(text) ?? false;
}

/** What a card is and counts in this contract; the table says so. */
export function cardWorth(view: View | null, text: string): { trump: boolean; points: number } {
  return { trump: isTrump(view, text), points: view?.contract?.points[text] ?? 0 };
}

/** The name of a trump above all others (spadille, manille, basta), if it is one. */
export function matadorName(view: View | null, text: string): string | null {
  const place = view?.contract?.matadors.indexOf(text) ?? -1;
  return place < 0 ? null : t(`matador-${place + 1}`);
}
