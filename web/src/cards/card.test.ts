import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { parseCard, parseHand } from './card';
import Face from './Face.svelte';

describe('cards', () => {
  it('reads only the text form', () => {
    expect(parseCard('TH')).toEqual({ rank: 'T', suit: 'H' });
    expect(parseCard('?')).toBeNull();
    expect(parseCard('10H')).toBeNull();
    expect(parseHand('AS TH')).toEqual(['AS', 'TH']);
    expect(parseHand('')).toEqual([]);
  });

  it.each([
    ['6', 6],
    ['7', 7],
    ['8', 8],
    ['9', 9],
    ['T', 10],
    ['A', 1],
  ])('prints as many pips on a %s as it has', (rank, count) => {
    const { container } = render(Face, { rank, suit: 'C' });
    expect(container.querySelectorAll('use[href="#suit-c"]')).toHaveLength(count);
  });
});
