/** What is asked of the reader over the table. */
import type { Session } from '../../protocol/session/session.svelte';
import type { State } from '../../protocol/messages';

/** What is answered with a card of the hand, or beside one. */
const IN_THE_HAND = ['play', 'give', 'stop', 'ask'];

/** Whether a question stands in the middle; cards are played and given from the hand, below it. */
export function hasOpenQuestion(session: Session, { wording }: State): boolean {
  return (
    !session.dealAnimation.running &&
    wording?.choices.some(({ verb }) => !IN_THE_HAND.includes(verb)) === true
  );
}

/** Whether the seats bid: no contract is made yet, and none has been given up. */
export function isBidding({ view }: State): boolean {
  return view !== null && view.contract === null && view.result === null;
}
