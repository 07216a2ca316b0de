import { describe, expect, it } from 'vitest';
import { barSegments } from './sum_bar';
import { drawCurve, CURVE_HEIGHT, worthByTrick } from './worth_curve';

describe('the sum bar', () => {
  it('puts losses left of zero and gains right of it, on one scale', () => {
    const bar = barSegments({ own: -40, lie: -20, others: -2, hand: 58 });
    expect(bar.lengths.map(({ part }) => part)).toEqual(['own', 'lie', 'others', 'hand']);
    expect(bar.lengths.reduce((sum, { size }) => sum + size, 0)).toBeCloseTo(100);
    expect(bar.zero).toBeCloseTo((100 * 62) / 120);
    expect(bar.lengths.at(-1)?.from).toBeCloseTo(bar.zero);
  });
  it('leaves out zero terms', () => {
    expect(barSegments({ own: 0, lie: 0, others: 0, hand: 0 })).toEqual({ zero: 0, lengths: [] });
  });
});

describe('the curve', () => {
  const worths = [-18, -55, -55, -60, 12];
  const curve = drawCurve(worths, 500);
  it('has vertical and horizontal lines only, and always includes zero', () => {
    expect(curve.path).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+){4}$/);
    expect(curve.ticks.map(({ value }) => value)).toContain(0);
    expect(worths.every((worth) => curve.y(worth) > 0 && curve.y(worth) < CURVE_HEIGHT)).toBe(true);
  });
  it('grows with the available width', () => {
    expect(drawCurve(worths, 240).x(4)).toBeLessThan(curve.x(4));
  });
  it('is also a table: the bidding first, then each trick from where the last one ended', () => {
    const marks = [
      { step: 1, trick: 1 },
      { step: 3, trick: 2 },
    ];
    expect(worthByTrick(worths, marks)).toEqual([
      { trick: null, before: -18, after: -55 },
      { trick: 1, before: -55, after: -60 },
      { trick: 2, before: -60, after: 12 },
    ]);
  });
});
