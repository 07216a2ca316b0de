/** When a hint may be asked for. */
import type { State } from '../../protocol/messages';

/** Whether this reader gets hints at this table. */
export function hintsHere({ table, you }: State): boolean {
  return you !== null && table.hints === true;
}

/** Whether this kind of decision is answered in a box of its own, with the way to a hint in it. */
export function hasBox(kind: string | undefined): boolean {
  return kind === 'auction' || kind === 'trump' || kind === 'call' || kind === 'discard';
}

/** Whether he may ask for one now: he is asked something himself. */
export function mayAsk(now: State): boolean {
  return hintsHere(now) && Boolean(now.view?.decision);
}
