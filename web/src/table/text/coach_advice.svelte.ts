/** What the coach says just now, and what it points at. */

/** A way on from it. */
export interface Way {
  label: string;
  primary?: boolean;
  go: () => void;
}

export interface Advice {
  told: string[];
  rule: string | null;
  /** The answer it leads to. */
  answer: string | null;
  /** The cards of the hand that the answer is made with. */
  meant: string[];
  /** The cards of the hand that it counts on. */
  cards: string[];
  ways: Way[];
}

const now = $state<{ advice: Advice | null }>({ advice: null });

export function advice(): Advice | null {
  return now.advice;
}

export function advise(slip: Advice | null): void {
  now.advice = slip;
}

/** Whether the coach means this answer. */
export function advised(action: string): boolean {
  return now.advice?.answer === action;
}

/** The cards of the hand that the answer it leads to is made with. */
export function cardsMeant(): string[] {
  return now.advice?.meant ?? [];
}

/** Whether it counts on a card that it does not mean. */
export function counted(card: string): boolean {
  return now.advice?.cards.includes(card) === true;
}
