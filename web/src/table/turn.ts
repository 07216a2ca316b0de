/** What is asked now, and of whom, in a line. */
import { card } from '../cards/card';
import type { Decision, State, View } from '../protocol';
import { either, knows, say } from '../text/say.svelte';
import { cardName, contractName, suitName } from '../text/words';
import { answersBy, parseAction, verbs } from './action';
import { name } from './people';

const FEW = 3;

export interface Turn {
  mine: boolean;
  text: string;
}

/** The suit led to the trick on the table. */
export function ledSuit(view: View): string | null {
  return card(view.trick?.cards[0] ?? '')?.suit ?? null;
}

function inWords(cards: string[]): string {
  const suits = new Set(cards.map((text) => card(text)?.suit));
  const ranks = cards.map((text) => say(`rank-the-${card(text)?.rank ?? ''}`));
  return either(suits.size === 1 ? ranks : cards.map(cardName));
}

function bidding(view: View, asked: Decision): string {
  if (!verbs(asked.answers).includes('bid')) return say('turn-pass-only');
  return view.bid
    ? say('turn-bid-over', { contract: contractName(view.bid.contract) })
    : say('turn-bid-first');
}

function playing(state: State, view: View, asked: Decision): string {
  const led = ledSuit(view);
  if (led === null || view.trick === null) return say('turn-lead');
  const facts = { name: name(state, view.trick.leader), suit: suitName(led) };
  const legal = [...answersBy(asked.answers, 'play').keys()];
  const why = Object.values(asked.refused)[0]?.code;
  const few = legal.length <= FEW;
  const cards = few ? inWords(legal) : '';
  if (why === 'must-follow-suit') return say(few ? 'turn-follow' : 'turn-follow-any', { ...facts, cards });
  if (why === 'must-trump') return say(few ? 'turn-trump-with' : 'turn-trump-any', { ...facts, cards });
  return say('turn-any', facts);
}

function calledCard(view: View): string {
  const calls = view.actions.map(parseAction).filter(({ verb }) => verb === 'call');
  return cardName(view.contract?.called ?? calls.at(-1)?.args[0] ?? '');
}

function asked(state: State, view: View, decision: Decision): string {
  const wanted = verbs(decision.answers);
  if (wanted.every((verb) => verb === 'bid' || verb === 'pass')) return bidding(view, decision);
  if (wanted.includes('play')) return playing(state, view, decision);
  if (wanted.includes('give')) return say('turn-give', { card: calledCard(view) });
  const [only = ''] = wanted;
  return knows(`turn-${only}`) ? say(`turn-${only}`) : say('turn-choose');
}

function ofAnother(state: State, view: View, seat: number): string {
  const id = `turn-other-${view.phase}`;
  return say(knows(id) ? id : 'turn-other-play', { name: name(state, seat) });
}

export function turnOf(state: State): Turn {
  const { view } = state;
  if (!view) return { mine: false, text: state.table.stage === 'waiting' ? say('table-waiting-seats') : '' };
  if (view.result) return { mine: false, text: say('turn-over') };
  if (view.decision) return { mine: true, text: asked(state, view, view.decision) };
  return { mine: false, text: view.turn === null ? '' : ofAnother(state, view, view.turn) };
}
