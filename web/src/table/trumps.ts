import { card } from '../cards/card';
import type { View } from '../protocol';

/** Whether a card that lies on the table is of the suit that is trumps. */
export function trumpIn(view: View | null, text: string): boolean {
  const trump = view?.contract?.trump ?? null;
  return trump !== null && card(text)?.suit === trump;
}
