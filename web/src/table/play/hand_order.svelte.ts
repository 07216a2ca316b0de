/** The order of the cards in the hand: sorted for the contract, reversed, or chosen by the player. */
import { preferences } from '../../shell/settings.svelte';

const PLACE = 'spadille.hand';

interface OwnOrder {
  /** The hand as dealt, which identifies the deal. */
  dealt: string;
  cards: string[];
}

function parseOrder(text: string | null): OwnOrder {
  const [dealt = '', ...cards] = (text ?? '').split('|');
  return { dealt, cards };
}

function loadOrder(): OwnOrder {
  try {
    return parseOrder(sessionStorage.getItem(PLACE));
  } catch {
    return parseOrder(null);
  }
}

const own = $state<{ laid: OwnOrder }>({ laid: loadOrder() });

function saveOrder(laid: OwnOrder): void {
  own.laid = laid;
  try {
    sessionStorage.setItem(PLACE, [laid.dealt, ...laid.cards].join('|'));
  } catch {
    // without storage the order lasts until the page is reloaded
  }
}

/** Return the cards in this order. */
export function orderHand(sorted: string[], dealt: string): string[] {
  if (preferences.order === 'turned') return [...sorted].reverse();
  if (preferences.order !== 'own' || own.laid.dealt !== dealt) return sorted;
  const still = own.laid.cards.filter((card) => sorted.includes(card));
  return [...still, ...sorted.filter((card) => !still.includes(card))];
}

/** Move one card to another place. */
export function moveCard(lying: readonly string[], card: string, to: number, dealt: string): void {
  const rest = lying.filter((other) => other !== card);
  const place = Math.min(Math.max(to, 0), rest.length);
  saveOrder({ dealt, cards: [...rest.slice(0, place), card, ...rest.slice(place)] });
}
