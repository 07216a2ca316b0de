import { describe, expect, it } from 'vitest';
import { stateAt } from '../../testing/states';
import { sheetOf } from '../words/settling';
import { pull } from './tug';

function pulledAt(name: Parameters<typeof stateAt>[0]) {
  const now = stateAt(name);
  const contract = now.view?.contract;
  const taken = now.view?.taken;
  const sheet = sheetOf(now.table.sheet, contract?.id ?? null);
  if (!contract || !taken || !sheet) throw new Error(`nothing is taken in ${name}`);
  return pull(now, sheet, contract, taken);
}

describe('what each side has taken', () => {
  it('is what lies in the tricks as long as cards are played', () => {
    expect(pulledAt('must-trump')).toMatchObject({ side: 31, others: 38, all: 120 });
  });

  it('has the widow in it when the deal is over, so that who made it stands beyond the goal', () => {
    expect(pulledAt('settled-solo')).toMatchObject({ side: 72, others: 48, goal: 60 });
    expect(pulledAt('settled-frog')).toMatchObject({ side: 33, others: 87, goal: 60 });
  });

  it('counts tricks where they decide', () => {
    expect(pulledAt('stop')).toMatchObject({ side: 5, others: 0, all: 8, goal: 5, tricks: true });
  });
});
