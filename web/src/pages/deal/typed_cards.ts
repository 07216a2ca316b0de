/** Cards as people type them: `AS 10h ♦q`. */
import type { SuitLetter } from '../../cards/card';

export const SIGN_OF: Record<SuitLetter, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const LETTER_OF = new Map(Object.entries(SIGN_OF).map(([letter, sign]) => [sign, letter]));

/** Return a typed card in its text form, or null: the rank and the suit, in either order. */
function readCard(word: string): string | null {
  const plain = [...word.toUpperCase().replace('10', 'T')]
    .map((letter) => LETTER_OF.get(letter) ?? letter)
    .join('');
  const [, rank = '', suit = ''] = /^([AKQJT6-9])([SHDC])$/.exec(plain) ?? [];
  const [, first = '', last = ''] = /^([SHDC])([AKQJT6-9])$/.exec(plain) ?? [];
  return rank + suit || last + first || null;
}

/** Return the cards in a typed text, and the words that name none. */
export function readCards(text: string): { cards: string[]; wrong: string[] } {
  const words = text
    .replaceAll('\ufe0e', '')
    .split(/[\s,;.]+/)
    .filter(Boolean);
  const cards = words.map(readCard);
  return {
    cards: cards.filter((card) => card !== null),
    wrong: words.filter((_, place) => cards[place] === null),
  };
}
