/** The last card of a hand, where it may be played and nothing else may be said. */
import type { State } from '../../protocol/messages';

export function onlyCardLeft({ view, wording }: State): string | null {
  const [only, ...others] = wording?.choices ?? [];
  return view?.hand.length === 1 && others.length === 0 && only?.verb === 'play' ? only.action : null;
}
