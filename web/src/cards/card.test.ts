import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { card, cards } from './card';
import Face from './Face.svelte';

describe('cards', () => {
  it('reads the text form, and nothing else', () => {
    expect(card('TH')).toEqual({ rank: 'T', suit: 'H' });
    expect(card('?')).toBeNull();
    expect(card('10H')).toBeNull();
    expect(cards('AS TH')).toEqual(['AS', 'TH']);
    expect(cards('')).toEqual([]);
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
