/** Spaced repetition of puzzles in this browser, by FSRS, and the streak of right answers. */
import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';
import type { PuzzleVerdict } from '../../protocol/messages';
import { saveLocal, loadLocal } from '../../shell/settings.svelte';

const PLACE = 'spadille.puzzles';
const A_DAY = 86_400_000;
/** The FSRS scheduler; without short-term steps, so that a puzzle returns after days, not minutes. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

type Verdict = PuzzleVerdict['verdict'];
/** The FSRS card of each puzzle that was answered; puzzles without an entry are new. */
export type Progress = Readonly<Record<string, Card>>;

const GRADES: Record<Verdict, Grade> = { found: Rating.Good, 'as-good': Rating.Hard, not: Rating.Again };

function isCard(kept: unknown): kept is Card {
  if (typeof kept !== 'object' || kept === null) return false;
  const { due, stability, difficulty, reps } = kept as Partial<Record<keyof Card, unknown>>;
  const numbers = [stability, difficulty, reps].every(Number.isFinite);
  return numbers && typeof due === 'string' && !Number.isNaN(Date.parse(due));
}

function asCard({ due, last_review, ...rest }: Card): Card {
  const seen = last_review === undefined ? {} : { last_review: new Date(last_review) };
  return { ...rest, ...seen, due: new Date(due) };
}

export function loadProgress(): Progress {
  const kept = loadLocal(PLACE);
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  const cards = entries.filter((entry): entry is [string, Card] => isCard(entry[1]));
  return Object.fromEntries(cards.map(([id, card]) => [id, asCard(card)]));
}

/** Record an answer and schedule the next repetition. */
export function recordAnswer(id: string, verdict: Verdict, now: Date): number {
  const all = loadProgress();
  const { card } = scheduler.next(all[id] ?? createEmptyCard(now), now, GRADES[verdict]);
  saveLocal(PLACE, { ...all, [id]: card });
  return Math.floor((card.due.getTime() - now.getTime()) / A_DAY);
}

const STREAK = 'spadille.puzzles.streak';

/** The number of right answers in a row, now and at most. */
export interface Streak {
  now: number;
  best: number;
}

export function loadStreak(): Streak {
  const stored = loadLocal(STREAK) as Partial<Record<keyof Streak, unknown>> | null;
  const [now, best] = [stored?.now, stored?.best].map((value) =>
    Number.isInteger(value) ? Number(value) : 0,
  );
  return { now: now ?? 0, best: best ?? 0 };
}

/** Store an answer's effect on the streak of right answers, and return the streak. */
export function recordStreak(verdict: Verdict): Streak {
  const { now, best } = loadStreak();
  const longer = verdict === 'not' ? 0 : now + 1;
  const streak = { now: longer, best: Math.max(best, longer) };
  saveLocal(STREAK, streak);
  return streak;
}

const isDue = (card: Card | undefined, now: Date) => card !== undefined && card.due <= now;

export function countPuzzles(
  ids: readonly string[],
  kept: Progress,
  now: Date,
): { seen: number; due: number } {
  return {
    seen: ids.filter((id) => id in kept).length,
    due: ids.filter((id) => isDue(kept[id], now)).length,
  };
}

/**
 * Return the next puzzle: the one that is due longest, otherwise a new one, otherwise the one due next; never
 * the last one.
 */
export function nextPuzzle(
  ids: readonly string[],
  kept: Progress,
  now: Date,
  last: string | null,
): string | null {
  const others = ids.filter((id) => id !== last);
  const seen = others.filter((id) => id in kept);
  seen.sort((one, other) => Number(kept[one]?.due) - Number(kept[other]?.due));
  const first = seen[0];
  if (first !== undefined && isDue(kept[first], now)) return first;
  return others.find((id) => !(id in kept)) ?? first ?? ids[0] ?? null;
}
