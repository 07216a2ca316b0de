/** Dealing: the packets of cards go to the seats in turn, beginning with eldest. */
import type { DealingMethod } from '../messages';
import type { Bytes } from './bytes';
import { shuffle } from './shuffle';

/** The hands and the widow, with the cards in the order of the pack. */
export interface Dealt {
  hands: Map<number, string>;
  widow: string;
}

const WIDOW = 'W';
const SINGLY = 'singly';

/** Return the pack before shuffling. */
function packOf({ suits, ranks }: DealingMethod): string[] {
  return [...suits].flatMap((suit) => [...ranks].map((rank) => rank + suit));
}

/** Return the cards that this key deals. */
export async function dealCards(key: Bytes, dealing: DealingMethod): Promise<Dealt> {
  const pack = packOf(dealing);
  const rest = await shuffle(pack, key);
  const [manner, ...places] = dealing.packets.split('-');
  if (manner === SINGLY) return dealSingly(pack, rest, places.map(Number), dealing.order);
  const rounds = dealing.packets.split('-');
  const handSize = rounds.reduce((sum, size) => sum + (size === WIDOW ? 0 : Number(size)), 0);
  const bottom = pack.length - handSize * dealing.order.length;
  const held = new Map<number | typeof WIDOW, string[]>();
  const give = (to: number | typeof WIDOW, count: number) =>
    held.set(to, [...(held.get(to) ?? []), ...rest.splice(0, count)]);
  for (const size of rounds) {
    if (size === WIDOW) give(WIDOW, bottom);
    else dealing.order.forEach((seat) => give(seat, Number(size)));
  }
  const sorted = (to: number | typeof WIDOW) => pack.filter((card) => held.get(to)?.includes(card)).join(' ');
  return { hands: new Map(dealing.order.map((seat) => [seat, sorted(seat)])), widow: sorted(WIDOW) };
}

/** Deal one card at a time to each seat; the cards at the given places of the pack are the widow. */
function dealSingly(pack: string[], shuffled: string[], places: number[], order: number[]): Dealt {
  const inWidow = (place: number) => places.includes(place + 1);
  const dealt = shuffled.filter((_, place) => !inWidow(place));
  const sorted = (cards: string[]) => pack.filter((card) => cards.includes(card)).join(' ');
  const handOf = (turn: number) => sorted(dealt.filter((_, place) => place % order.length === turn));
  return {
    hands: new Map(order.map((seat, turn) => [seat, handOf(turn)])),
    widow: sorted(shuffled.filter((_, place) => inWidow(place))),
  };
}
