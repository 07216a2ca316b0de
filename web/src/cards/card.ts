/** Cards in their text form, rank and suit: `AS`, `TH`, `6C`. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;

export type SuitLetter = (typeof SUITS)[number];

export interface Card {
  rank: string;
  suit: SuitLetter;
}

export function isSuit(text: string | null | undefined): text is SuitLetter {
  return SUITS.some((suit) => suit === text);
}

/** Return the card that a text names, or null for an unseen card (`?`). */
export function parseCard(text: string): Card | null {
  const [rank, suit] = text;
  return rank !== undefined && text.length === 2 && isSuit(suit) ? { rank, suit } : null;
}

export function parseHand(hand: string): string[] {
  return hand.split(' ').filter((text) => text !== '');
}
