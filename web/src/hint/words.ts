/** A hint in words: the best answers, what was found of each, and why the first of them. */
import type { Reasons, State, View, Weighed } from '../protocol/messages';
import { name } from '../table/words/people';
import { countsTricks, sheetOf } from '../table/words/settling';
import { parseAction } from '../table/words/action';
import { all, say, sentence } from '../text/say.svelte';
import { answerWords, cardName, contractIn } from '../table/words/words';

/** How many answers are told: a hint is no wall. */
const MOST = 3;

export interface Told {
  /** What might be said or played. */
  answer: string;
  /** What was found of it; nothing where only the order is known. */
  found: string;
}

export interface Hint {
  answers: Told[];
  why: string;
  /** That there was no time for more, where there was none, and what the hint is based on. */
  notes: string[];
}

function answer(now: State, { action, trump }: Weighed): string {
  const { verb, args } = parseAction(action);
  const [first = ''] = args;
  if (verb === 'bid') return sentence(contractIn(sheetOf(now.table.sheet, first), first, trump));
  if (verb === 'discard') return sentence(say('answer-discard', { cards: all(args.map(cardName)) }));
  if (verb === 'redouble') return say('answer-redouble', { name: name(now, Number(first)) });
  return answerWords(action);
}

/** Whether the contract that an answer leads to is the reader's own, or his side's. */
export function isOwn(view: View, action: string): boolean {
  const { contract, seat } = view;
  if (contract) return seat === contract.declarer || seat === contract.partner;
  const letsPlay = / (pass|double)$/.test(action);
  return letsPlay ? view.bid?.seat === seat : true;
}

/** So many tricks, to the half. */
function halves(tricks: number): string {
  const twice = Math.round(2 * tricks);
  return `${Math.floor(twice / 2)}${twice % 2 ? say('hint-half') : ''}`;
}

/** The contract of which an answer tells: the one played, the one bid, or the one that stands. */
function undertaken(view: View, action: string): string | null {
  const { verb, args } = parseAction(action);
  return view.contract?.id ?? (verb === 'bid' ? args[0] : view.bid?.contract) ?? null;
}

function counted(now: State, count: number, whose: string, contract: string | null): string {
  if (countsTricks(now, contract)) return say(`hint-${whose}tricks`, { tricks: halves(count) });
  return say(`hint-${whose}points`, { points: Math.round(count) });
}

function brought(worth: number): string {
  const chips = Math.round(worth);
  if (chips === 0) return say('hint-evens');
  return say(chips > 0 ? 'hint-gains' : 'hint-costs', { chips: Math.abs(chips) });
}

function found(now: State, view: View, { action, worth, count, chance }: Weighed): string {
  const whose = isOwn(view, action) ? '' : 'their-';
  const parts: string[] = [];
  if (count !== null) parts.push(counted(now, count, whose, undertaken(view, action)));
  if (chance !== null) parts.push(say(`hint-${whose}makes`, { chance: Math.round(100 * chance) }));
  const bidding = view.contract === null;
  if (worth !== null && (bidding || parts.length === 0)) parts.push(brought(worth));
  return parts.join(', ');
}

function why(view: View, { rule, deciding, chosen, worlds }: Reasons): string {
  if (rule !== null) return say(`hint-rule-${rule}`);
  const whose = deciding === 'best-chance' && !isOwn(view, chosen) ? 'their-' : '';
  return say(`hint-why-${whose}${deciding}`, { worlds });
}

const UNWEIGHED = { worth: null, count: null, chance: null, trump: null };

/** The hint of this view. */
export function hintWords(now: State, view: View, reasons: Reasons): Hint {
  const weighed = reasons.weighed.slice(0, MOST);
  const some = weighed.length > 0 ? weighed : [{ action: reasons.chosen, ...UNWEIGHED }];
  return {
    answers: some.map((one) => ({ answer: answer(now, one), found: found(now, view, one) })),
    why: why(view, reasons),
    notes: [...(reasons.cut_short ? [say('hint-cut-short')] : []), say('hint-basis')],
  };
}

/** The hint as lines of text. */
export function hintLines(hint: Hint): string[] {
  const lines = hint.answers.map(
    ({ answer, found }) => `${found ? say('hint-line', { answer, found }) : answer}.`,
  );
  return [...lines, hint.why, ...hint.notes];
}
