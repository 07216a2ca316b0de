import { afterEach, describe, expect, it, vi } from 'vitest';
import lines from '../../../../tests/conformance/chance.jsonl?raw';
import type { DealCommitment, Revealed } from '../messages';
import { fromHex, toHex } from './bytes';
import { verifyDeal, isVerified, type SeenPromise, type DealSecret } from './verify';
import { dealCards } from './deal_cards';

interface Vector {
  game: string;
  seats: number;
  suits: string;
  ranks: string;
  packets: string;
  order: number[];
  chance: { scheme: string; commitment: string; secret: string; shares: (string | null)[] };
  key: string;
  hands: (string | null)[];
  widow: string;
}

const VECTORS = lines
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);
const [FIRST] = VECTORS as [Vector];

const other = toHex(fromHex('5e'.repeat(32)));
const promised = ({ chance: { commitment }, suits, ranks, packets, order }: Vector): DealCommitment => ({
  match: 1,
  deal: 1,
  scheme: 'spadille-1',
  commitment,
  dealing: { suits, ranks, packets, order },
});
const secretOf = (vector: Vector): DealSecret => {
  const { secret, shares } = vector.chance;
  return { promise: promised(vector), secret, shares };
};
const onTable = ({ hands, widow }: Vector): Revealed => ({ hands, widow });
const seen = (vector: Vector, seat = 0): SeenPromise => ({
  promise: promised(vector),
  own: vector.chance.shares[seat] ?? other,
  taken: vector.chance.shares[seat] !== null,
  seat,
  changed: false,
});

afterEach(() => vi.unstubAllGlobals());

describe('cards dealt as committed', () => {
  it.each(VECTORS)('are the same as in Python: $game for $seats', async (vector) => {
    const { hands, widow } = await dealCards(fromHex(vector.key), promised(vector).dealing);
    expect(vector.hands.map((hand, seat) => (hand === null ? null : hands.get(seat)))).toEqual(vector.hands);
    expect(hands.size).toBe(vector.order.length);
    expect(widow).toBe(vector.widow);
  });

  it.each(VECTORS)('are verified: $game for $seats', async (vector) => {
    const findings = await verifyDeal(secretOf(vector), onTable(vector), seen(vector));
    const gave = vector.chance.shares[0] !== null;
    expect(findings).toEqual({ promise: true, secret: true, share: gave ? true : null, cards: true });
    expect(isVerified(findings)).toBe(true);
  });

  it('are verified without the browser’s own SHA-256', async () => {
    vi.stubGlobal('crypto', {});
    const findings = await verifyDeal(secretOf(FIRST), onTable(FIRST), seen(FIRST));
    expect(findings).toEqual({ promise: true, secret: true, share: true, cards: true });
  });

  it('are verified only in part by a page that came later', async () => {
    const findings = await verifyDeal(secretOf(FIRST), onTable(FIRST), null);
    expect(findings).toEqual({ promise: null, secret: true, share: null, cards: true });
    expect(isVerified(findings)).toBe(true);
  });
});

describe('cards not dealt as committed', () => {
  const found = async (
    changed: Partial<DealSecret>,
    cards = onTable(FIRST),
    remembered: SeenPromise = seen(FIRST),
  ) => {
    const findings = await verifyDeal({ ...secretOf(FIRST), ...changed }, cards, remembered);
    expect(isVerified(findings)).toBe(false);
    return Object.entries(findings)
      .filter(([, good]) => good === false)
      .map(([name]) => name);
  };
  const [ann, bo, cy] = FIRST.chance.shares;

  it('have another secret', async () => {
    expect(await found({ secret: other })).toEqual(['secret', 'cards']);
  });

  it('have another commitment than the one seen', async () => {
    const promise = promised(FIRST);
    expect(await found({ promise: { ...promise, commitment: other } })).toEqual(['promise', 'secret']);
    expect(await found({ promise: { ...promise, deal: 2 } })).toEqual(['promise']);
    const dealing = { ...promise.dealing, packets: '4-W-3-4' };
    expect(await found({ promise: { ...promise, dealing } })).toEqual(['promise', 'cards']);
  });

  it('have a commitment that was replaced', async () => {
    expect(await found({}, onTable(FIRST), { ...seen(FIRST), changed: true })).toEqual(['promise']);
  });

  it('lack the page’s own nonce, or have another in its place', async () => {
    expect(await found({ shares: [null, bo ?? '', cy ?? ''] })).toEqual(['share', 'cards']);
    expect(await found({ shares: [other, bo ?? '', cy ?? ''] })).toEqual(['share', 'cards']);
  });

  it('lack the page’s own nonce though the table never confirmed it', async () => {
    const untold = { ...seen(FIRST), taken: false };
    expect((await verifyDeal(secretOf(FIRST), onTable(FIRST), untold)).share).toBe(true);
    const elsewhere = { ...untold, own: other };
    expect((await verifyDeal(secretOf(FIRST), onTable(FIRST), elsewhere)).share).toBeNull();
  });

  it('have nonces in another order', async () => {
    expect(await found({ shares: [ann ?? '', cy ?? '', bo ?? ''] })).toEqual(['cards']);
  });

  it('have two cards exchanged, also with the widow', async () => {
    const [one = '', two = ''] = FIRST.hands as string[];
    const [card = '', exchanged = ''] = [one.slice(0, 2), FIRST.widow.slice(0, 2)];
    const hands = [
      one.replace(card, two.slice(0, 2)),
      two.replace(two.slice(0, 2), card),
      FIRST.hands[2] ?? null,
    ];
    expect(await found({}, { hands, widow: FIRST.widow })).toEqual(['cards']);
    const bottom = { hands: [one.replace(card, exchanged), two, FIRST.hands[2] ?? null], widow: FIRST.widow };
    expect(await found({}, bottom)).toEqual(['cards']);
    expect(await found({}, { ...onTable(FIRST), widow: '' })).toEqual(['cards']);
    expect(await found({}, { ...onTable(FIRST), hands: [one, two, null] })).toEqual(['cards']);
    expect(await found({}, { ...onTable(FIRST), hands: [one, two] })).toEqual(['cards']);
  });
});
