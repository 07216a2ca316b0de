/** Sentences come from the table as an id and facts; here they are put in words, and nothing else. */
import { card as readCard } from '../cards/card';
import type { Sentence, State } from './messages';
import { cutOff } from '../shell/has_server';
import { all, either, knows, say, sentence as capital, type Facts } from '../i18n/translate.svelte';

type Fact = string | number | Sentence | { or: Fact[] } | Fact[];
interface Company extends Pick<State, 'you'> {
  table: Pick<State['table'], 'seats'>;
}
type Telling = (company: Company, fact: string) => string;

export function suitName(suit: string): string {
  return knows(`suit-${suit}`) ? say(`suit-${suit}`) : suit;
}

export function cardName(text: string): string {
  const known = readCard(text);
  if (!known) return say('card-hidden');
  return say('card', { rank: say(`rank-${known.rank}`), suit: suitName(known.suit) });
}

export function contractName(id: string): string {
  return knows(`contract-${id}`) ? say(`contract-${id}`) : id;
}

/** The name of who sits at a seat. */
export function name({ table }: Company, seat: number): string {
  const seated = table.seats.find((occupant) => occupant.seat === seat);
  return seated?.taken ? seated.name : say('table-free-seat');
}

/** The facts of a sentence about a seat: `who` it is to the reader, and its name. */
export function who(company: Company, seat: number): { who: 'me' | 'other'; name: string } {
  return { who: seat === company.you ? 'me' : 'other', name: name(company, seat) };
}

function potName(_: Company, pot: string): string {
  return knows(`pot-${pot}`) ? say(`pot-${pot}`) : pot;
}

const named: Telling = (company, seat) => name(company, Number(seat));
const whom: Telling = (company, seat) => who(company, Number(seat)).who;
const card: Telling = (_, text) => cardName(text);
const suit: Telling = (_, letter) => suitName(letter);
const contract: Telling = (_, id) => contractName(id);
const option: Telling = (_, id) => (knows(`option-${id}`) ? say(`option-${id}`) : id);
const matador: Telling = (_, place) => say(`matador-${place}`);

/** What a fact is, its name says. */
const TOLD: Record<string, Telling> = {
  ...{ name: named, names: named, doubler: named, declarer: named, whom, whose: whom },
  ...{ card, cards: card, called: card, kept: card, suit, suits: suit, trump: suit },
  ...{ contract, standing: contract, pot: potName, matador, option },
};

function inWords(company: Company, key: string, fact: Fact): string | number {
  const allInWords = (facts: Fact[]) => facts.map((part) => String(inWords(company, key, part)));
  if (Array.isArray(fact)) return all(allInWords(fact));
  if (typeof fact !== 'object') return TOLD[key]?.(company, String(fact)) ?? fact;
  return 'or' in fact ? either(allInWords(fact.or as Fact[])) : words(company, fact);
}

function factsOf(company: Company, key: string, fact: Fact): Facts {
  return key === 'seat' ? who(company, Number(fact)) : { [key]: inWords(company, key, fact) };
}

/** A sentence as it stands within a line. */
export function words(company: Company, { id, ...facts }: Sentence): string {
  const given = Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined);
  return say(
    id,
    Object.assign({}, ...given.map(([key, fact]) => factsOf(company, key, fact as Fact))) as Facts,
  );
}

/** What is said of contracts and refusals names no seat. */
const NOBODY: Company = { you: null, table: { seats: [] } };

/** What a bid promises, or what its price is for, in one line. */
export function clauses(sentences: readonly Sentence[]): string {
  return sentences.map((sentence) => words(NOBODY, sentence)).join('; ');
}

/** The same where there is little room. */
export function briefly(sentences: readonly Sentence[]): string {
  return clauses(
    sentences.map((sentence) =>
      knows(sentence.id, 'short') ? { ...sentence, id: `${sentence.id}.short` } : sentence,
    ),
  );
}

/** The figure that sets an answer of a hint apart. */
export function figure(sentence: Sentence): string {
  return words(NOBODY, sentence);
}

/** Why something may not be done, by its code. */
export function refusalWords(code: string, facts: Omit<Sentence, 'id'> = {}): string {
  const id = `refusal-${code === 'unreached' && cutOff() ? 'no-network' : code}`;
  return knows(id) ? words(NOBODY, { ...facts, id }) : say('refusal-other');
}

/** A sentence as a line of its own. */
export function line(company: Company, sentence: Sentence): string {
  return capital(words(company, sentence));
}

/** Sentences one after the other. */
export function lines(company: Company, sentences: readonly Sentence[] = []): string {
  return sentences.map((sentence) => line(company, sentence)).join(' ');
}
