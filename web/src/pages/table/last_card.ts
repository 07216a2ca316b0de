/** The last card of a hand, if playing it is the only legal answer. */
import type { State } from '../../protocol/messages';

export function onlyCardLeft({ view, wording }: State): string | null {
  const [only, ...others] = wording?.choices ?? [];
  return view?.hand.length === 1 && others.length === 0 && only?.verb === 'play' ? only.action : null;
}
