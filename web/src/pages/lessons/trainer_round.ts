/** The rounds of the bidding trainer that this browser stores, by game. */
import { saveLocal, loadLocal } from '../../shell/settings.svelte';

const PLACE = 'spadille.trainer';
const SEEDS = 1_000_000;

export interface Round {
  /** The seed from which the hands of the round are dealt. */
  seed: number;
  /** The number of the next hand, from 1. */
  number: number;
  right: number;
  /** The best score of a complete round; null before the first. */
  best: number | null;
}

function isRound(loadRounds: unknown): loadRounds is Round {
  if (typeof loadRounds !== 'object' || loadRounds === null) return false;
  const { seed, number, right, best } = loadRounds as Partial<Record<keyof Round, unknown>>;
  const whole = [seed, number, right].every(Number.isInteger);
  return whole && (best === null || Number.isInteger(best));
}

function kept(): Record<string, unknown> {
  const all = loadLocal(PLACE);
  return typeof all === 'object' && all !== null ? (all as Record<string, unknown>) : {};
}

/** Return a new round that keeps the best score. */
export function newRound(best: number | null): Round {
  return { seed: Math.floor(Math.random() * SEEDS), number: 1, right: 0, best };
}

/** Return the current round of a game. */
export function loadRound(game: string): Round {
  const round = kept()[game];
  return isRound(round) ? round : newRound(null);
}

export function saveRound(game: string, round: Round): void {
  saveLocal(PLACE, { ...kept(), [game]: round });
}

/** Return the round after an answer. */
export function countAnswer(round: Round, right: boolean, of: number): Round {
  const sum = round.right + (right ? 1 : 0);
  const best = round.number < of ? round.best : Math.max(round.best ?? 0, sum);
  return { ...round, number: round.number + 1, right: sum, best };
}
