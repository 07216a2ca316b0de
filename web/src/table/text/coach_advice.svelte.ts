/** What the coach says just now, and what it points at. */

/** A way on from it. */
export interface CoachAction {
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
  ways: CoachAction[];
}

const now = $state<{ advice: Advice | null }>({ advice: null });

export function currentAdvice(): Advice | null {
  return now.advice;
}

export function setAdvice(slip: Advice | null): void {
  now.advice = slip;
}

/** Whether the coach means this answer. */
export function isAdvised(action: string): boolean {
  return now.advice?.answer === action;
}

/** The cards of the hand that the answer it leads to is made with. */
export function advisedCards(): string[] {
  return now.advice?.meant ?? [];
}

/** Whether it counts on a card that it does not mean. */
export function isCountedOn(card: string): boolean {
  return now.advice?.cards.includes(card) === true;
}
