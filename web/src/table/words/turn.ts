/** What is asked now, and of whom, in a line. */
import { card } from '../../cards/card';
import type { Decision, State, View } from '../../protocol/messages';
import { all, either, knows, say, sentence } from '../../text/say.svelte';
import { cardName, contractName, suitName } from './words';
import { answersBy, parseAction, verbs } from './action';
import { name } from './people';

const FEW = 3;
const CALLS = ['bid', 'pass', 'hold', 'double', 'redouble'];

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

function bidding(state: State, view: View, asked: Decision): string {
  const wanted = verbs(asked.answers);
  const contract = contractName(view.bid?.contract ?? '');
  const higher = wanted.includes('bid');
  if (wanted.includes('redouble')) return answering(state, asked);
  if (wanted.includes('hold')) {
    return sentence(say(higher ? 'turn-bid-hold' : 'turn-hold-only', { contract }));
  }
  if (wanted.includes('double')) return say(higher ? 'turn-bid-double' : 'turn-double-only', { contract });
  if (!higher) return say('turn-pass-only');
  return view.bid ? say('turn-bid-over', { contract }) : say('turn-bid-first');
}

function answering(state: State, asked: Decision): string {
  const names = [...answersBy(asked.answers, 'redouble').keys()].map((seat) => name(state, Number(seat)));
  return say('turn-redouble', { names: all(names), count: names.length });
}

function playing(state: State, view: View, asked: Decision): string {
  if (view.hand.length === 1) return say('turn-last');
  const led = ledSuit(view);
  const held = Object.values(asked.refused).some(({ code }) => code === 'must-play-called-card');
  if (led === null || view.trick === null) {
    const suit = suitName(card(view.contract?.called ?? '')?.suit ?? '');
    return held ? say('turn-lead-called', { suit }) : say('turn-lead');
  }
  const facts = { name: name(state, view.trick.leader), suit: suitName(led) };
  const legal = [...answersBy(asked.answers, 'play').keys()];
  const why = Object.values(asked.refused)[0]?.code;
  const few = legal.length <= FEW;
  const cards = few ? inWords(legal) : '';
  if (held) return say('turn-called-card', facts);
  if (why === 'must-follow-suit') return say(few ? 'turn-follow' : 'turn-follow-any', { ...facts, cards });
  if (why === 'must-trump') return say(few ? 'turn-trump-with' : 'turn-trump-any', { ...facts, cards });
  return say('turn-any', facts);
}

/** What may be said instead of a card. */
function beside(asked: Decision): string[] {
  return verbs(asked.answers)
    .filter((verb) => verb !== 'play')
    .map((verb) => say(`turn-or-${verb}`));
}

function calledCard(view: View): string {
  const calls = view.actions.map(parseAction).filter(({ verb }) => verb === 'call');
  return cardName(view.contract?.called ?? calls.at(-1)?.args[0] ?? '');
}

function calling(state: State, view: View, decision: Decision): string {
  const sheet = state.table.sheet.find(({ id }) => id === view.contract?.id);
  if (sheet === undefined || sheet.partner === 'alone') return say('turn-call');
  return say('turn-call-partner', {
    cards: either([...answersBy(decision.answers, 'call').keys()].map(cardName)),
  });
}

function asked(state: State, view: View, decision: Decision): string {
  const wanted = verbs(decision.answers);
  if (wanted.every((verb) => CALLS.includes(verb))) return bidding(state, view, decision);
  if (wanted.includes('play')) return [playing(state, view, decision), ...beside(decision)].join(' ');
  if (wanted.includes('call')) return calling(state, view, decision);
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
