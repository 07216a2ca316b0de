/** What this page adds to the cards, as one cuts a pack, and what it saw promised before. */
import type { Accepted, Phrased, Promised, Rejected, Share, State } from '../messages';
import { randomNonce, toHex } from './bytes';
import { isSamePromise, type SeenPromise } from './verify';

/** What is remembered of one deal, over a reload too. */
interface OwnNonce extends SeenPromise {
  /** The id it was said with: said again it is known again. */
  id: string;
  onAnswer: boolean;
}

type Answer = Accepted | Rejected | Phrased;

const storageKey = (table: string) => `spadille.cut.${table}`;
/** How many deals are remembered: the one on show, the one to come, and those between for who is slow. */
const REMEMBERED = 4;
/** The table could not do it just then: it is said again with the next state. */
const RETRIED = ['not-stored', 'unavailable', 'too-often', 'internal-error'];

export class NonceExchange {
  readonly #key: string;
  #nonces: OwnNonce[];

  constructor(
    table: string,
    readonly send: (message: Share) => boolean,
  ) {
    this.#key = storageKey(table);
    this.#nonces = loadNonces(this.#key);
  }

  /** A state has come. What it promises is remembered, and a seat cuts once. */
  onState(state: State): void {
    const promise = state.promise;
    if (!promise) return;
    const known = this.#nonceFor(promise);
    if (state.you === null || known.onAnswer) return;
    const cut = this.#keep({ ...known, seat: known.seat ?? state.you });
    this.send({ type: 'share', id: cut.id, seq: state.seq, share: cut.own });
  }

  /** Whether an answer was to a share; a share said twice is in the cards once. */
  answered(message: Answer): boolean {
    if (message.type === 'said') return false;
    const cut = this.#nonces.find(({ id }) => id === message.id);
    if (!cut) return false;
    if (message.type === 'rejected' && RETRIED.includes(message.error.code)) return true;
    const taken = message.type === 'accepted' || message.error.code === 'repeated';
    this.#keep({ ...cut, onAnswer: true, taken });
    return true;
  }

  /** What this page saw before a deal; null where it was not there. */
  promiseSeen(match: number, deal: number): SeenPromise | null {
    return this.#nonces.find(({ promise }) => promise.match === match && promise.deal === deal) ?? null;
  }

  #nonceFor(promise: Promised): OwnNonce {
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

/** A hand that was shown is about to be played at this table: what was promised with it is remembered there. */
export function rememberPromise(table: string, promise: Promised): void {
  saveNonces(storageKey(table), [{ ...newNonce(promise), onAnswer: true, shown: true }]);
}

function newNonce(promise: Promised): OwnNonce {
  const [own, id] = [toHex(randomNonce()), toHex(randomNonce())];
  return { promise, changed: false, own, taken: false, seat: null, id, onAnswer: false };
}

function saveNonces(place: string, cuts: OwnNonce[]): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(cuts));
  } catch {
    // a page that remembers nothing over a reload still checks what it saw itself
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
