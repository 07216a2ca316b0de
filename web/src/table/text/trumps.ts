import type { View } from '../../protocol/messages';
import { t } from '../../i18n/translate.svelte';

/** Return whether a card is a trump, as the server says. */
export function isTrump(view: View | null, text: string): boolean {
  return view?.contract?.trumps.includes(text) ?? false;
}

/** Return a card's role and points in this contract, as the server says. */
export function cardWorth(view: View | null, text: string): { trump: boolean; points: number } {
  return { trump: isTrump(view, text), points: view?.contract?.points[text] ?? 0 };
}

/** Return the name of one of the highest trumps (spadille, manille, basta), or undefined. */
export function matadorName(view: View | null, text: string): string | null {
  const place = view?.contract?.matadors.indexOf(text) ?? -1;
  return place < 0 ? null : t(`matador-${place + 1}`);
}
