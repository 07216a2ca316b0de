import { describe, expect, it } from 'vitest';
import { formatCost, formatGain, makeScale, formatEstimate } from './figures';

describe('statistics', () => {
  it('have a sign if gains and losses are mixed, and a decimal if it is significant', () => {
    expect([formatGain(2.34), formatGain(-0.04), formatGain(57.6), formatCost(58.2)]).toEqual([
      '+2.3',
      '0',
      '+58',
      '58',
    ]);
  });
  it('have no interval for too few deals', () => {
    expect(formatEstimate({ mean: 2, within: null })).toBe('+2');
    expect(formatEstimate({ mean: 2, within: 1.5 }, formatCost)).toBe('2 ± 1.5');
  });
  it('share one scale that includes zero', () => {
    const at = makeScale([
      { mean: 4, within: 1 },
      { mean: 2, within: null },
    ]);
    expect([at(0), at(5)]).toEqual([0, 100]);
    expect(makeScale([{ mean: 0, within: null }])(0)).toBe(0);
  });
});
