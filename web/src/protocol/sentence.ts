/** The server sends a sentence as a message id and facts; this module turns it into text. */
import { parseCard as readCard } from '../cards/card';
import type { Sentence, State } from './messages';
import { isOffline } from '../shell/has_server';
import { joinAnd, joinOr, hasText, t, capitalize as capital, type Facts } from '../i18n/translate.svelte';

type Fact = string | number | Sentence | { or: Fact[] } | Fact[];
interface Seating extends Pick<State, 'you'> {
  table: Pick<State['table'], 'seats' | 'players'>;
}
type FactFormatter = (company: Seating, fact: string) => string;

export function suitName(suit: string): string {
  return hasText(`suit-${suit}`) ? t(`suit-${suit}`) : suit;
}

export function cardName(text: string): string {
  const known = readCard(text);
  if (!known) return t('card-hidden');
  return t('card', { rank: t(`rank-${known.rank}`), suit: suitName(known.suit) });
}

export function contractName(id: string): string {
  return hasText(`contract-${id}`) ? t(`contract-${id}`) : id;
}

/** Return the name of a seat's player within a sentence; the reader is "you". */
export function seatName({ table, you }: Seating, seat: number): string {
  if (seat === you) return t('settle-you');
  // a player who left after the deal is still named in its sentences
  const played = table.players?.[seat];
  if (played) return played;
  const seated = table.seats.find((occupant) => occupant.seat === seat);
  return seated?.taken ? seated.name : t('table-free-seat');
}

/** Return the name of a seat's player as a label; the reader is "You". */
export function seatLabel(company: Seating, seat: number): string {
  return seat === company.you ? t('table-you') : seatName(company, seat);
}

/** The variables of a sentence about a seat: `who` relative to the reader, and the name. */
export function seatFacts(company: Seating, seat: number): { who: 'me' | 'other'; name: string } {
  return { who: seat === company.you ? 'me' : 'other', name: seatName(company, seat) };
}

function potName(_: Seating, pot: string): string {
  return hasText(`pot-${pot}`) ? t(`pot-${pot}`) : pot;
}

const named: FactFormatter = (company, seat) => seatName(company, Number(seat));
const whom: FactFormatter = (company, seat) => seatFacts(company, Number(seat)).who;
const card: FactFormatter = (_, text) => cardName(text);
const suit: FactFormatter = (_, letter) => suitName(letter);
const contract: FactFormatter = (_, id) => contractName(id);
const option: FactFormatter = (_, id) => (hasText(`option-${id}`) ? t(`option-${id}`) : id);
const matador: FactFormatter = (_, place) => t(`matador-${place}`);

/** The formatter of a fact, by the fact's name. */
const FORMATTERS: Record<string, FactFormatter> = {
  ...{ name: named, names: named, doubler: named, declarer: named, whom, whose: whom },
  ...{ card, cards: card, called: card, kept: card, instead: card, taker: card },
  ...{ suit, suits: suit, trump: suit },
  ...{ contract, standing: contract, pot: potName, matador, option },
};

function formatFact(company: Seating, key: string, fact: Fact): string | number {
  const allInWords = (facts: Fact[]) => facts.map((part) => String(formatFact(company, key, part)));
  if (Array.isArray(fact)) return joinAnd(allInWords(fact));
  if (typeof fact !== 'object') return FORMATTERS[key]?.(company, String(fact)) ?? fact;
  return 'or' in fact ? joinOr(allInWords(fact.or as Fact[])) : formatSentence(company, fact);
}

function factsOf(company: Seating, key: string, fact: Fact): Facts {
  return key === 'seat' ? seatFacts(company, Number(fact)) : { [key]: formatFact(company, key, fact) };
}

/** Return a sentence as part of a line. */
export function formatSentence(company: Seating, { id, ...facts }: Sentence): string {
  const given = Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined);
  return t(
    id,
    Object.assign({}, ...given.map(([key, fact]) => factsOf(company, key, fact as Fact))) as Facts,
  );
}

/** A piece of a sentence: text, or a card to be drawn. */
export type Piece = string | { card: string };
const MARK = '\u2063';

/** Return a sentence in pieces, so that its cards can be drawn. With `line` it begins with a capital letter. */
export function linePieces(company: Seating, { id, ...facts }: Sentence, line = true): Piece[] {
  const marked = (fact: Fact): string =>
    Array.isArray(fact) ? joinAnd(fact.map(marked)) : `${MARK}${fact as string}${MARK}`;
  const given = Object.entries(facts).map(([key, fact]) =>
    FORMATTERS[key] === card ? { [key]: marked(fact as Fact) } : factsOf(company, key, fact as Fact),
  );
  const text = t(id, Object.assign({}, ...given) as Facts);
  const pieces = (line ? capital(text) : text).split(MARK);
  return pieces.map((piece, place) => (place % 2 ? { card: piece } : piece)).filter((piece) => piece !== '');
}

/** Sentences about contracts and refusals name no seat. */
const NO_SEATING: Seating = { you: null, table: { seats: [] } };

/** Return the sentences about what a bid promises, or about its price, in one line. */
export function formatClauses(sentences: readonly Sentence[]): string {
  return sentences.map((sentence) => formatSentence(NO_SEATING, sentence)).join('; ');
}

/** Return the same sentences in their short forms. */
export function formatBriefly(sentences: readonly Sentence[]): string {
  return formatClauses(
    sentences.map((sentence) =>
      hasText(sentence.id, 'short') ? { ...sentence, id: `${sentence.id}.short` } : sentence,
    ),
  );
}

/** Return the figure of a hint's answer by which the answers are ranked. */
export function formatFigure(sentence: Sentence): string {
  return formatSentence(NO_SEATING, sentence);
}

/** Return the unit of a figure: "to make it", "chips". */
export function figureLabel(sentence: Sentence): string {
  const id = `${sentence.id}.label`;
  return hasText(sentence.id, 'label') ? formatSentence(NO_SEATING, { ...sentence, id }) : '';
}

/** Return a figure with its unit, for screen readers: "62% to make it". */
export function describeFigure(sentence: Sentence | null): string {
  return sentence ? `${formatFigure(sentence)} ${figureLabel(sentence)}`.trim() : '';
}

/** Return the error message of a code. */
export function errorText(code: string, facts: Omit<Sentence, 'id'> = {}): string {
  const id = `refusal-${code === 'unreached' && isOffline() ? 'no-network' : code}`;
  return hasText(id) ? formatSentence(NO_SEATING, { ...facts, id }) : t('refusal-other');
}

/** Return a sentence as a line: it begins with a capital letter. */
export function formatLine(company: Seating, sentence: Sentence): string {
  return capital(formatSentence(company, sentence));
}

/** Return sentences as one line, one after the other. */
export function formatLines(company: Seating, sentences: readonly Sentence[] = []): string {
  return sentences.map((sentence) => formatLine(company, sentence)).join(' ');
}
