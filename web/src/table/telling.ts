/** What happened, told in sentences: the spoken log of the table. */
import { card } from '../cards/card';
import type { State } from '../protocol';
import { knows, say } from '../text/say.svelte';
import { cardName, contractIn, contractName, suitName } from '../text/words';
import { parseAction } from './action';
import { earlier, finishedTrick, newActions } from './moment';
import { who } from './people';
import { settlementWords } from './settling';

function sheet(state: State, id: string) {
  return state.table.sheet.find((contract) => contract.id === id);
}

function sentenceId(verb: string, first: string, trump: boolean): string {
  if (first === 'none') return `said-${verb}-none`;
  if (first === '?') return `said-${verb}-hidden`;
  return verb === 'play' && trump ? 'said-play-trump' : `said-${verb}`;
}

/** One action as it is said at the table. */
export function told(state: State, action: string): string {
  const { seat, verb, args } = parseAction(action);
  const [first = ''] = args;
  const trump = state.view?.contract?.trump ?? null;
  const id = sentenceId(verb, first, trump !== null && card(first)?.suit === trump);
  if (!knows(id)) return action;
  return say(id, {
    ...who(state, seat),
    contract: contractName(first),
    suit: suitName(first),
    card: cardName(first),
  });
}

function declared(before: State | null, now: State): string[] {
  const contract = now.view?.contract;
  const known = earlier(before, now)?.contract;
  if (!contract || (known && known.trump === contract.trump)) return [];
  const named = contractIn(sheet(now, contract.id), contract.id, contract.trump);
  return [say('said-declarer', { ...who(now, contract.declarer), contract: named })];
}

function taken(before: State | null, now: State): string[] {
  const trick = finishedTrick(before, now);
  return trick ? [say('said-takes', { ...who(now, trick.winner), points: trick.points })] : [];
}

function laidOpen(before: State | null, now: State): string[] {
  const known = Object.keys(earlier(before, now)?.shown ?? {});
  return Object.keys(now.view?.shown ?? {})
    .filter((seat) => !known.includes(seat))
    .map((seat) => say('said-exposed', who(now, Number(seat))));
}

function settled(before: State | null, now: State): string[] {
  const result = now.view?.result;
  return result && !earlier(before, now)?.result ? [settlementWords(result, now.table.sheet)] : [];
}

/** Everything worth saying between two states, in order. */
export function happened(before: State | null, now: State): string[] {
  const actions = newActions(before, now).map((action) => told(now, action));
  return [
    ...actions,
    ...declared(before, now),
    ...laidOpen(before, now),
    ...taken(before, now),
    ...settled(before, now),
  ];
}
