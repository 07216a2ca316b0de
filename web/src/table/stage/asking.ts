/** What is asked of the reader over the table. */
import type { Session } from '../../protocol/session/session.svelte';
import type { State } from '../../protocol/messages';

/** Whether a question stands in the middle; cards are played and given from the hand, below it. */
export function asking(session: Session, { view }: State): boolean {
  return (
    !session.dealing.on &&
    view?.decision?.answers.some((answer) => !/ (play|give|stop|ask)( |$)/.test(answer)) === true
  );
}

/** Whether the seats bid: no contract is made yet, and none has been given up. */
export function bidding({ view }: State): boolean {
  return view !== null && view.contract === null && view.result === null;
}
