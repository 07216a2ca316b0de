import { beforeAll, describe, expect, it } from 'vitest';
import { learnMore } from '../../i18n/translate.svelte';
import { cost, gain, onScale, whole } from './figures';

beforeAll(() => learnMore('myplay'));

describe('figures of many deals', () => {
  it('have a sign where gains and losses stand together, and a tenth where it says something', () => {
    expect([gain(2.34), gain(-0.04), gain(57.6), cost(58.2)]).toEqual(['+2.3', '0', '+58', '58']);
  });
  it('have no interval where there are too few deals', () => {
    expect(whole({ mean: 2, within: null })).toBe('+2');
    expect(whole({ mean: 2, within: 1.5 }, cost)).toBe('2 ± 1.5');
  });
  it('stand on one scale with nought in it', () => {
    const at = onScale([
      { mean: 4, within: 1 },
      { mean: 2, within: null },
    ]);
    expect([at(0), at(5)]).toEqual([0, 100]);
    expect(onScale([{ mean: 0, within: null }])(0)).toBe(0);
  });
});
