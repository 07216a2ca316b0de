/** What this page adds to the cards, as one cuts a pack, and what it saw promised before. */
import type { Accepted, Phrased, Promised, Rejected, Share, State } from '../messages';
import { drawn, hex } from './bytes';
import { same, type Seen } from './verify';

/** What is remembered of one deal, over a reload too. */
interface Cut extends Seen {
  /** The id it was said with: said again it is known again. */
  id: string;
  answered: boolean;
}

type Answer = Accepted | Rejected | Phrased;

const placeOf = (table: string) => `spadille.cut.${table}`;
/** How many deals are remembered: the one on show, the one to come, and those between for who is slow. */
const REMEMBERED = 4;
/** The table could not do it just then: it is said again with the next state. */
const UNDONE = ['not-stored', 'out-of-reach', 'too-often', 'trouble'];

export class Cutting {
  readonly #place: string;
  #cuts: Cut[];

  constructor(
    table: string,
    readonly say: (message: Share) => boolean,
  ) {
    this.#place = placeOf(table);
    this.#cuts = recalled(this.#place);
  }

  /** A state has come. What it promises is remembered, and a seat cuts once. */
  heard(state: State): void {
    const promise = state.promise;
    if (!promise) return;
    const known = this.#cutFor(promise);
    if (state.you === null || known.answered) return;
    const cut = this.#keep({ ...known, seat: known.seat ?? state.you });
    this.say({ type: 'share', id: cut.id, seq: state.seq, share: cut.own });
  }

  /** Whether an answer was to a share; a share said twice is in the cards once. */
  answered(message: Answer): boolean {
    if (message.type === 'said') return false;
    const cut = this.#cuts.find(({ id }) => id === message.id);
    if (!cut) return false;
    if (message.type === 'rejected' && UNDONE.includes(message.error.code)) return true;
    const taken = message.type === 'accepted' || message.error.code === 'repeated';
    this.#keep({ ...cut, answered: true, taken });
    return true;
  }

  /** What this page saw before a deal; null where it was not there. */
  seen(match: number, deal: number): Seen | null {
    return this.#cuts.find(({ promise }) => promise.match === match && promise.deal === deal) ?? null;
  }

  #cutFor(promise: Promised): Cut {
    const known = this.#cuts.find(
      (cut) => cut.promise.match === promise.match && cut.promise.deal === promise.deal,
    );
    if (known && same(known.promise, promise)) return known;
    if (known) return this.#keep({ ...known, changed: true });
    return this.#keep(fresh(promise));
  }

  #keep(cut: Cut): Cut {
    const others = this.#cuts.filter(({ id }) => id !== cut.id);
    this.#cuts = [...others, cut].slice(-REMEMBERED);
    remember(this.#place, this.#cuts);
    return cut;
  }
}

/** A hand that was shown is about to be played at this table: what was promised with it is remembered there. */
export function sawPromised(table: string, promise: Promised): void {
  remember(placeOf(table), [{ ...fresh(promise), answered: true, shown: true }]);
}

function fresh(promise: Promised): Cut {
  const [own, id] = [hex(drawn()), hex(drawn())];
  return { promise, changed: false, own, taken: false, seat: null, id, answered: false };
}

function remember(place: string, cuts: Cut[]): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(cuts));
  } catch {
    // a page that remembers nothing over a reload still checks what it saw itself
  }
}

function recalled(place: string): Cut[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? (kept as Cut[]) : [];
  } catch {
    return [];
  }
}
