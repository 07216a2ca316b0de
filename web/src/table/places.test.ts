import { describe, expect, it } from 'vitest';
import { others, place, playingOrder } from './places';

describe('places at the table', () => {
  it.each([3, 4, 5, 6, 7])('gives each of %i seats a place of its own, the reader below', (seats) => {
    for (let below = 0; below < seats; below += 1) {
      const places = Array.from({ length: seats }, (_, seat) => place(seat, seats, below));
      expect(new Set(places).size).toBe(seats);
      expect(places[below]).toBe('s');
    }
  });

  it('goes clockwise, beginning on the left', () => {
    expect(others(4, 2)).toEqual([3, 0, 1]);
    expect(others(4, 2).map((seat) => place(seat, 4, 2))).toEqual(['w', 'n', 'e']);
  });

  it('follows the play from the leader on', () => {
    expect(playingOrder([1, 2, 4], 4)).toEqual([4, 1, 2]);
    expect(playingOrder([1, 2, 4], 1)).toEqual([1, 2, 4]);
  });
});
