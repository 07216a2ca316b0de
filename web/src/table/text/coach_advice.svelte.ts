/** The coach's current note, and the cards and the answer that it is about. */

/** A link to the next step. */
export interface CoachAction {
  label: string;
  primary?: boolean;
  go: () => void;
}

export interface Advice {
  /** What the coach says, a paragraph each. */
  lines: string[];
  rule: string | null;
  /** The advised answer. */
  answer: string | null;
  /** The cards of the hand in the advised answer. */
  meant: string[];
  /** The cards of the hand that the coach counts on. */
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

/** Return whether the coach advises this answer. */
export function isAdvised(action: string): boolean {
  return now.advice?.answer === action;
}

/** Return the cards of the hand in the advised answer. */
export function advisedCards(): string[] {
  return now.advice?.meant ?? [];
}

/** Return whether the coach's note is about a card without advising it. */
export function isCountedOn(card: string): boolean {
  return now.advice?.cards.includes(card) === true;
}
