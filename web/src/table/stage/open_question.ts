/** Questions to the player. */
import type { Session } from '../../protocol/session/session.svelte';
import type { State } from '../../protocol/messages';

/** Whether a question is answered with a card of the hand, or beside one. */
const IN_THE_HAND = ['play', 'give', 'stop', 'ask'];

/** Whether a question is open in the middle; cards are played and given from the hand below it. */
export function hasOpenQuestion(session: Session, { wording }: State): boolean {
  return (
    !session.dealAnimation.running &&
    wording?.choices.some(({ verb }) => !IN_THE_HAND.includes(verb)) === true
  );
}

/** Whether the bidding is on: no contract is made or given up. */
export function isBidding({ view }: State): boolean {
  return view !== null && view.contract === null && view.result === null;
}
