/** Questions to the player. */
import type { Session } from '../../protocol/session/session.svelte';
import type { State } from '../../protocol/messages';

/** The kinds of decisions that are answered with a card of the hand, or beside it. */
const IN_THE_HAND = ['play', 'give', 'stop', 'ask'];

/**
 * Return whether a question is open in the middle of the table. Cards are played and given from the hand
 * below it.
 */
export function hasOpenQuestion(session: Session, { wording }: State): boolean {
  return (
    !session.dealAnimation.running &&
    wording?.choices.some(({ verb }) => !IN_THE_HAND.includes(verb)) === true
  );
}

/** Return whether the bidding goes on: the contract is not known yet. */
export function isBidding({ view }: State): boolean {
  return view !== null && view.contract === null && view.result === null;
}
