/** What happened, told in sentences: the spoken log of the table. */
import type { State, View } from '../../protocol/messages';
import { all, knows, plain, say, type Facts } from '../../text/say.svelte';
import { cardName, contractIn, contractName, suitName } from './words';
import { parseAction } from './action';
import { earlier, finishedTrick, justDealt, newActions } from '../../protocol/session/moment';
import { name, who } from './people';
import { countsTricks, settlementWords } from './settling';
import { matador, trumpIn } from './trumps';

function sheet(state: State, id: string) {
  return state.table.sheet.find((contract) => contract.id === id);
}

function sentenceId(verb: string, first: string, view: View | null): string {
  if (first === 'none') return `said-${verb}-none`;
  if (first === '?') return `said-${verb}-hidden`;
  if (verb !== 'play' || !trumpIn(view, first)) return `said-${verb}`;
  return matador(view, first) === null ? 'said-play-trump' : 'said-play-matador';
}

/** Who was doubled, and whether it is the reader. */
function doubler(state: State, seat: string): Facts {
  const place = Number(seat);
  return { doubler: name(state, place), whom: place === state.you ? 'me' : 'other' };
}

/** One action as it is said at the table. */
export function told(state: State, action: string): string {
  const { seat, verb, args } = parseAction(action);
  const [first = ''] = args;
  const id = sentenceId(verb, first, state.view);
  if (!knows(id)) return action;
  return say(id, {
    ...who(state, seat),
    ...(verb === 'redouble' ? doubler(state, first) : {}),
    cards: all(args.map(cardName)),
    matador: matador(state.view, first) ?? '',
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

/** Who has handed the called card over, or that nobody could; a called partner is told of otherwise. */
function handedOver(before: State | null, now: State): string[] {
  const contract = now.view?.contract;
  const alone = contract && sheet(now, contract.id)?.partner === 'alone';
  if (!alone || contract.called === null || earlier(before, now)?.contract?.called) return [];
  const { holder } = contract;
  return [holder === null ? say('called-nobody') : say('called-holder', who(now, holder))];
}

function taken(before: State | null, now: State): string[] {
  const trick = finishedTrick(before, now);
  if (!trick) return [];
  const id = countsTricks(now) ? 'said-takes-trick' : 'said-takes';
  return [say(id, { ...who(now, trick.winner), points: trick.points })];
}

/** The called partner, once he is known to the reader. */
function shown(before: State | null, now: State): string[] {
  const contract = now.view?.contract;
  const partner = contract?.partner ?? null;
  if (!contract || partner === null || earlier(before, now)?.contract?.partner === partner) return [];
  const whose = contract.declarer === now.you ? 'me' : 'other';
  return [say('said-partner', { ...who(now, partner), declarer: name(now, contract.declarer), whose })];
}

function laidOpen(before: State | null, now: State): string[] {
  const known = Object.keys(earlier(before, now)?.shown ?? {});
  return Object.keys(now.view?.shown ?? {})
    .filter((seat) => !known.includes(seat))
    .map((seat) => say('said-exposed', who(now, Number(seat))));
}

function settled(before: State | null, now: State): string[] {
  const result = now.view?.result;
  if (!result || earlier(before, now)?.result) return [];
  return [settlementWords(now, result), ...brought(now.you === null ? 0 : (result.payments[now.you] ?? 0))];
}

/** What the deal brought the reader, if anything. */
function brought(payment: number): string[] {
  const chips = plain(Math.abs(payment));
  return payment === 0 ? [] : [say(payment > 0 ? 'said-gains' : 'said-loses', { chips })];
}

/** The number of a new deal, and who deals. */
function dealt(before: State | null, now: State): string[] {
  if (!before || !now.view || !justDealt(before, now)) return [];
  return [say('said-deal', { deal: now.table.deal, ...who(now, now.view.dealer) })];
}

/** Everything worth saying between two states, in order. */
export function happened(before: State | null, now: State): string[] {
  const actions = newActions(before, now).map((action) => told(now, action));
  return [
    ...dealt(before, now),
    ...actions,
    ...declared(before, now),
    ...handedOver(before, now),
    ...laidOpen(before, now),
    ...shown(before, now),
    ...taken(before, now),
    ...settled(before, now),
  ];
}
