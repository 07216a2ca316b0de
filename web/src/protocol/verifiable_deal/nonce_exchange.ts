/** This page's nonces (its cut of the pack), and the commitments that it saw before the deals. */
import type { Accepted, PhraseSaid, DealCommitment, Rejected, GiveNonce, State } from '../messages';
import { randomNonce, toHex } from './bytes';
import { isSamePromise, type SeenPromise } from './verify';

/** Data of one deal, stored so that it survives a reload. */
interface OwnNonce extends SeenPromise {
  /** The id of the message, by which the table recognises a repetition. */
  id: string;
  onAnswer: boolean;
}

type Answer = Accepted | Rejected | PhraseSaid;

const storageKey = (table: string) => `spadille.cut.${table}`;
/** The number of deals whose nonces are stored: the current one, the next one, and earlier ones for slow pages. */
const REMEMBERED = 4;
/** Error codes after which the nonce is sent again with the next state. */
const RETRIED = ['not-stored', 'unavailable', 'too-often', 'internal-error'];

export class NonceExchange {
  readonly #key: string;
  #nonces: OwnNonce[];

  constructor(
    table: string,
    readonly send: (message: GiveNonce) => boolean,
  ) {
    this.#key = storageKey(table);
    this.#nonces = loadNonces(this.#key);
  }

  /** Process a state: store its commitment, and send this page's nonce once for its seat. */
  onState(state: State): void {
    const promise = state.promise;
    if (!promise) return;
    const known = this.#nonceFor(promise);
    if (state.you === null || known.onAnswer) return;
    const cut = this.#keep({ ...known, seat: known.seat ?? state.you });
    this.send({ type: 'share', id: cut.id, seq: state.seq, share: cut.own });
  }

  /** Return whether an answer belongs to a nonce. A nonce that is rejected as repeated counts as accepted. */
  answered(message: Answer): boolean {
    if (message.type === 'said') return false;
    const cut = this.#nonces.find(({ id }) => id === message.id);
    if (!cut) return false;
    if (message.type === 'rejected' && RETRIED.includes(message.error.code)) return true;
    const taken = message.type === 'accepted' || message.error.code === 'repeated';
    this.#keep({ ...cut, onAnswer: true, taken });
    return true;
  }

  /** Return the commitment that this page saw before a deal, or null if it was opened later. */
  promiseSeen(match: number, deal: number): SeenPromise | null {
    return this.#nonces.find(({ promise }) => promise.match === match && promise.deal === deal) ?? null;
  }

  #nonceFor(promise: DealCommitment): OwnNonce {
    const known = this.#nonces.find(
      (cut) => cut.promise.match === promise.match && cut.promise.deal === promise.deal,
    );
    if (known && isSamePromise(known.promise, promise)) return known;
    if (known) return this.#keep({ ...known, changed: true });
    return this.#keep(newNonce(promise));
  }

  #keep(cut: OwnNonce): OwnNonce {
    const others = this.#nonces.filter(({ id }) => id !== cut.id);
    this.#nonces = [...others, cut].slice(-REMEMBERED);
    saveNonces(this.#key, this.#nonces);
    return cut;
  }
}

/** Store the commitment of a shown hand whose table was just opened. */
export function rememberPromise(table: string, promise: DealCommitment): void {
  saveNonces(storageKey(table), [{ ...newNonce(promise), onAnswer: true, shown: true }]);
}

function newNonce(promise: DealCommitment): OwnNonce {
  const [own, id] = [toHex(randomNonce()), toHex(randomNonce())];
  return { promise, changed: false, own, taken: false, seat: null, id, onAnswer: false };
}

function saveNonces(place: string, cuts: OwnNonce[]): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(cuts));
  } catch {
    // without session storage, a page can verify only what it saw since it was loaded
  }
}

function loadNonces(place: string): OwnNonce[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? (kept as OwnNonce[]) : [];
  } catch {
    return [];
  }
}
