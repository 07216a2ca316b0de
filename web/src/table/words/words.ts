/** The table's things in words: cards, contracts, goals, prices, actions and refusals. */
import { SUITS } from '../../cards/card';
import { cardName, contractName, suitName } from '../../protocol/sentence';
import type { ContractSheet, Goal } from '../../protocol/messages';
import { either, knows, say, sentence, type Facts } from '../../text/say.svelte';

export { cardName, contractName, suitName };

function promisedTrump(trumps: string[]): string {
  const [only] = trumps;
  if (only === undefined) return say('promise-no-trump');
  if (trumps.length === 1) return say('promise-trump', { suit: suitName(only) });
  if (trumps.length === SUITS.length) return say('promise-name-trump');
  return say('promise-name-trump-of', { suits: either(trumps.map(suitName)) });
}

function promisedGoal({ aim, points, in_suit }: Goal): string {
  const [other] = Object.entries(in_suit).filter(([, number]) => number !== points);
  if (!other) return say(`promise-${aim}`, { points: points ?? 0 });
  const [suit, number] = other;
  return say(`promise-${aim}-suit`, { points: points ?? 0, suit: suitName(suit), 'in-suit': number });
}

/** What a bid promises, in a line. */
export function promise(sheet: ContractSheet): string {
  // where the partner names trumps, the bidder does not
  const parts = sheet.partner === 'names-trump' ? [] : [promisedTrump(sheet.trumps)];
  if (sheet.widow === 'taken-up') parts.push(say('promise-widow-taken-up'));
  if (sheet.partner !== 'alone') parts.push(say(`promise-partner-${sheet.partner}`));
  if (sheet.calls_card !== 'none') parts.push(say(`promise-call-${sheet.calls_card}`));
  parts.push(promisedGoal(sheet.goal));
  if (sheet.exposed) parts.push(say('promise-exposed'));
  const needs = `needs-${sheet.id}`;
  if (sheet.needs && knows(needs)) parts.push(say('promise-needs', { needs: say(needs) }));
  return sentence(parts.join('; '));
}

/** What stands under the price: for each point or once, and the suit with another price. */
export function priceUnit({ price, partner }: ContractSheet, room: 'unit' | 'short' = 'unit'): string {
  const other = Object.entries(price.in_suit).filter(([, value]) => value !== price.value);
  const others = other.map(([suit, value]) => say('price-in-suit', { suit: suitName(suit), value }));
  const unit = `price-${room}-${price.kind}${partner === 'alone' ? '' : '-partner'}`;
  return [say(unit), ...others].join('; ');
}

/** Why something may not be done, by its code. */
export function refusalWords(code: string, facts: Facts = {}): string {
  return knows(`refusal-${code}`) ? say(`refusal-${code}`, facts) : say('refusal-other');
}

const CALLED: Record<string, (text: string) => string> = {
  suit: suitName,
  card: cardName,
  contract: contractName,
  standing: contractName,
  option: (id) => (knows(`option-${id}`) ? say(`option-${id}`) : id),
};

/** A refusal's facts, which come as letters and ids, in words. */
export function factWords(facts: Record<string, string | number>): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, CALLED[name]?.(String(fact)) ?? fact]),
  );
}
