import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DealCommitment, GiveNonce, State } from '../messages';
import { namedState } from '../../testing/states';
import { NonceExchange, rememberPromise } from './nonce_exchange';

const promised = (deal: number, commitment = 'c'.repeat(64)): DealCommitment => ({
  match: 1,
  deal,
  scheme: 'spadille-1',
  commitment,
  dealing: { suits: 'S', ranks: 'AK', packets: '1', order: [0, 1] },
});
const before = (deal: number, changed: Partial<State> = {}): State => ({
  ...namedState('settled-solo'),
  you: 0,
  promise: promised(deal),
  ...changed,
});
const accepted = (id: string) => ({ type: 'accepted', id, seq: 9 }) as const;
const rejected = (id: string, code: string) => {
  return { type: 'rejected', id, error: { code, rule: null, facts: {} } } as const;
};

describe('the nonce exchange of a page', () => {
  let said: GiveNonce[];
  let cutting: NonceExchange;
  const page = () => new NonceExchange('t1', (message) => said.push(message) > 0);
  const last = () => said.at(-1) ?? { id: '', share: '', seq: 0 };

  beforeEach(() => {
    said = [];
    cutting = page();
  });
  afterEach(() => sessionStorage.clear());

  it('sends a nonce of 32 bytes after the commitment', () => {
    cutting.onState(before(1, { seq: 4 }));
    expect(said).toHaveLength(1);
    expect(last()).toMatchObject({ type: 'share', seq: 4 });
    expect(last().share).toMatch(/^[0-9a-f]{64}$/);
    expect(cutting.answered(accepted(last().id))).toBe(true);
    expect(cutting.promiseSeen(1, 1)).toMatchObject({
      promise: promised(1),
      own: last().share,
      taken: true,
      seat: 0,
      changed: false,
    });
  });

  it('remembers the seat that sent it, even after a change of seats', () => {
    cutting.onState(before(1));
    cutting.onState(before(1, { you: 2 }));
    cutting.answered(rejected(last().id, 'repeated'));
    expect(cutting.promiseSeen(1, 1)?.seat).toBe(0);
  });

  it('sends a new nonce for the next deal', () => {
    cutting.onState(before(1));
    cutting.answered(accepted(last().id));
    cutting.onState(before(2));
    const [first, second] = said;
    expect(second?.share).not.toBe(first?.share);
    expect(second?.id).not.toBe(first?.id);
    expect(cutting.promiseSeen(1, 1)).toMatchObject({ own: first?.share, taken: true });
    expect(cutting.promiseSeen(1, 2)?.taken).toBe(false);
  });

  it('repeats the same message until it is answered, then stops', () => {
    cutting.onState(before(1));
    cutting.onState(before(1, { seq: 8 }));
    expect(said.map(({ id, share }) => [id, share])).toEqual(Array(2).fill([last().id, last().share]));
    cutting.answered(rejected(last().id, 'repeated'));
    cutting.onState(before(1));
    expect(said).toHaveLength(2);
    expect(cutting.promiseSeen(1, 1)?.taken).toBe(true);
  });

  it('continues with the same nonce after a reload', () => {
    cutting.onState(before(1));
    const reloaded = page();
    reloaded.onState(before(1));
    expect(said[1]).toEqual(said[0]);
    reloaded.answered(accepted(last().id));
    expect(page().promiseSeen(1, 1)).toMatchObject({ own: last().share, taken: true });
  });

  it('ignores a nonce that the table did not accept', () => {
    cutting.onState(before(1));
    expect(cutting.answered(rejected(last().id, 'already-shared'))).toBe(true);
    cutting.onState(before(1));
    expect(said).toHaveLength(1);
    expect(cutting.promiseSeen(1, 1)).toMatchObject({ taken: false, changed: false });
  });

  it('repeats the message if the table could not store it', () => {
    cutting.onState(before(1));
    cutting.answered(rejected(last().id, 'not-stored'));
    cutting.onState(before(1));
    expect(said).toHaveLength(2);
  });

  it('only observes without a seat', () => {
    cutting.onState(before(1, { you: null }));
    expect(said).toHaveLength(0);
    expect(cutting.promiseSeen(1, 1)).toMatchObject({ taken: false, seat: null });
  });

  it('notices a commitment that replaces the first', () => {
    cutting.onState(before(1));
    cutting.answered(accepted(last().id));
    cutting.onState(before(1, { promise: promised(1, 'd'.repeat(64)) }));
    expect(said).toHaveLength(1);
    expect(cutting.promiseSeen(1, 1)).toMatchObject({ promise: promised(1), changed: true });
  });

  it('ignores answers to other messages', () => {
    cutting.onState(before(1));
    expect(cutting.answered(accepted('another'))).toBe(false);
    expect(cutting.answered(rejected('another', 'stale'))).toBe(false);
    expect(cutting.answered({ type: 'said', seat: 1, phrase: 'hello' })).toBe(false);
  });

  it('remembers the commitment of a hand shown before the table existed, and sends no nonce for it', () => {
    rememberPromise('t1', promised(1));
    const arrived = page();
    arrived.onState(before(1));
    expect(said).toHaveLength(0);
    expect(arrived.promiseSeen(1, 1)).toMatchObject({ promise: promised(1), shown: true, taken: false });
    expect(new NonceExchange('t2', () => true).promiseSeen(1, 1)).toBeNull();
  });

  it('has no data on deals before it came', () => {
    cutting.onState({ ...before(1), promise: null });
    expect(said).toHaveLength(0);
    expect(cutting.promiseSeen(1, 1)).toBeNull();
  });
});
