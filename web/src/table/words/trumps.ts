import type { View } from '../../protocol/messages';
import { say } from '../../text/say.svelte';

/** Whether a card counts as a trump: the table says which do. */
export function trumpIn(view: View | null, text: string): boolean {
  return view?.contract?.trumps.includes(text) ?? false;
}

/** The name of a trump above all others (spadille, manille, basta), if it is one. */
export function matador(view: View | null, text: string): string | null {
  const place = view?.contract?.matadors.indexOf(text) ?? -1;
  return place < 0 ? null : say(`matador-${place + 1}`);
}
