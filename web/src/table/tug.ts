/** What each side has taken, for all to count: points, or tricks where they decide. */
import type { Contract, ContractSheet, State, Taken } from '../protocol';
import { needed } from '../text/words';
import { countsTricks } from './settling';

export interface Pull {
  side: number;
  others: number;
  all: number;
  goal: number | null;
  tricks: boolean;
}

const POINTS = 120;

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The declarer's side is he alone as long as his partner is not known to the reader. */
export function pull(now: State, sheet: ContractSheet, contract: Contract, taken: Taken): Pull {
  const goal = needed(sheet.goal, contract.trump);
  if (!countsTricks(now)) {
    // what lay aside counts for the declarer in the end, and then the bar agrees with the outcome
    const side = now.view?.result?.points ?? taken.declarer;
    return { side, others: taken.opponents, all: POINTS, goal, tricks: false };
  }
  const side = sum(taken.tricks.filter((_, seat) => seat === contract.declarer || seat === contract.partner));
  const left = Math.max(...(now.view?.counts ?? [0]));
  const won = sum(taken.tricks);
  return { side, others: won - side, all: Math.max(won + left, 1), goal, tricks: true };
}
