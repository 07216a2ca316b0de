/** Whether a deal's cards are those that were promised before it. */
import type { Dealing, Promised, Revealed } from '../messages';
import { fromHex, toHex, concat, sha256, type Bytes } from './bytes';
import { dealCards } from './deal_cards';

/** What is told when the deal is over. */
export interface DealSecret {
  promise: Promised;
  secret: string;
  shares: (string | null)[];
}

/** What this page remembers of before the deal. */
export interface SeenPromise {
  promise: Promised;
  /** What it drew to cut with, and whether the table said that it has it. */
  own: string;
  taken: boolean;
  /** The seat it cut from; null where it looked on. */
  seat: number | null;
  /** Whether the table promised something else after that. */
  changed: boolean;
  /** Whether it was promised with a hand shown before there was a table: nobody could cut then. */
  shown?: boolean;
}

/** What was found, each true or false; null where this page was not there to know. */
export interface Findings {
  /** The promise is the one this page saw before the deal. */
  promise: boolean | null;
  /** The secret is the one that was promised. */
  secret: boolean;
  /** This seat's own share is in the cards. */
  share: boolean | null;
  /** Dealt again, the cards are the same. */
  cards: boolean;
}

export function isVerified(findings: Findings): boolean {
  return Object.values(findings).every((found) => found !== false);
}

export async function verifyDeal(
  opened: DealSecret,
  cards: Revealed,
  seen: SeenPromise | null,
): Promise<Findings> {
  const { promise, secret, shares } = opened;
  return {
    promise: seen && !seen.changed && isSamePromise(seen.promise, promise),
    secret: toHex(await sha256(fromHex(secret))) === promise.commitment,
    share: seen && ownShare(seen, shares),
    cards: await dealsTheseCards(await jointKey(secret, shares), promise.dealing, cards),
  };
}

/** Whether a page's own share is in the cards; null where it never was the table's. */
function ownShare({ own, taken, seat }: SeenPromise, shares: (string | null)[]): boolean | null {
  if (seat !== null && shares[seat] === own) return true;
  return taken ? false : null;
}

/** The key that the table's secret and the seats' shares make together, in the order of the seats. */
async function jointKey(secret: string, shares: (string | null)[]): Promise<Bytes> {
  const parts = [secret, ...shares.filter((share) => share !== null)];
  return sha256(concat(parts.map(fromHex)));
}

/** Whether a key deals these cards. */
async function dealsTheseCards(key: Bytes, dealing: Dealing, { hands, widow }: Revealed): Promise<boolean> {
  const again = await dealCards(key, dealing);
  const held = hands.filter((hand, seat) => hand !== null && again.hands.get(seat) === hand);
  const sitting = hands.filter((hand) => hand !== null);
  return held.length === sitting.length && held.length === again.hands.size && again.widow === widow;
}

/** Whether two promises say the same. */
export function isSamePromise(promised: Promised, other: Promised): boolean {
  const text = ({ match, deal, scheme, commitment, dealing: { suits, ranks, packets, order } }: Promised) =>
    JSON.stringify([match, deal, scheme, commitment, suits, ranks, packets, order]);
  return text(promised) === text(other);
}
