/** Verifies that a deal's cards match the commitment made before it. */
import type { DealingMethod, DealCommitment, Revealed } from '../messages';
import { fromHex, toHex, concat, sha256, type Bytes } from './bytes';
import { dealCards } from './deal_cards';

/** What the server discloses after the deal. */
export interface DealSecret {
  promise: DealCommitment;
  secret: string;
  shares: (string | null)[];
}

/** What this page stored before the deal. */
export interface SeenPromise {
  promise: DealCommitment;
  /** The nonce of this page, and whether the table accepted it. */
  own: string;
  taken: boolean;
  /** The seat that sent it; null for an observer. */
  seat: number | null;
  /** Whether the server published another commitment later. */
  changed: boolean;
  /** Whether the commitment belongs to a hand that was shown before the table existed, and so has no nonces. */
  shown?: boolean;
}

/** The findings, each true or false; null if this page cannot know. */
export interface Findings {
  /** Whether the commitment is the one that this page saw before the deal. */
  promise: boolean | null;
  /** Whether the secret matches the commitment. */
  secret: boolean;
  /** Whether the nonce of this page's seat was used. */
  share: boolean | null;
  /** Whether dealing again gives the same cards. */
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

/** Return whether the page's own nonce was used; null if the table never accepted it. */
function ownShare({ own, taken, seat }: SeenPromise, shares: (string | null)[]): boolean | null {
  if (seat !== null && shares[seat] === own) return true;
  return taken ? false : null;
}

/** Return the key made from the table's secret and the nonces in the order of the seats. */
async function jointKey(secret: string, shares: (string | null)[]): Promise<Bytes> {
  const parts = [secret, ...shares.filter((share) => share !== null)];
  return sha256(concat(parts.map(fromHex)));
}

/** Return whether a key deals these cards. */
async function dealsTheseCards(
  key: Bytes,
  dealing: DealingMethod,
  { hands, widow }: Revealed,
): Promise<boolean> {
  const again = await dealCards(key, dealing);
  const held = hands.filter((hand, seat) => hand !== null && again.hands.get(seat) === hand);
  const sitting = hands.filter((hand) => hand !== null);
  return held.length === sitting.length && held.length === again.hands.size && again.widow === widow;
}

/** Return whether two commitments are equal. */
export function isSamePromise(promised: DealCommitment, other: DealCommitment): boolean {
  const text = ({
    match,
    deal,
    scheme,
    commitment,
    dealing: { suits, ranks, packets, order },
  }: DealCommitment) => JSON.stringify([match, deal, scheme, commitment, suits, ranks, packets, order]);
  return text(promised) === text(other);
}
