import { describe, expect, it } from 'vitest';
import { cardLayer, otherSeats, positionOf, playingOrder, cardOffset } from './seat_positions';

describe('places at the table', () => {
  it.each([3, 4, 5, 6, 7])('gives each of %i seats a place of its own, the reader below', (seats) => {
    for (let below = 0; below < seats; below += 1) {
      const places = Array.from({ length: seats }, (_, seat) => positionOf(seat, seats, below));
      expect(new Set(places).size).toBe(seats);
      expect(places[below]).toBe('s');
    }
  });

  it('goes clockwise, beginning on the left', () => {
    expect(otherSeats(4, 2)).toEqual([3, 0, 1]);
    expect(otherSeats(4, 2).map((seat) => positionOf(seat, 4, 2))).toEqual(['w', 'n', 'e']);
  });

  it.each([3, 4, 5, 6, 7])('never hides the rank of one card under another, at %i seats', (seats) => {
    // in parts of a card’s width: a card is 1 wide and 1.4 high, its index the upper left quarter of a third
    const spots = Array.from({ length: seats }, (_, seat) => cardOffset(seat, seats, 0)).map((at) => ({
      left: at.x * 0.98,
      top: at.y * 0.73,
      layer: cardLayer(at),
    }));
    for (const card of spots) {
      for (const other of spots.filter((above) => above.layer > card.layer)) {
        const covers = { across: other.left - card.left, down: other.top - card.top };
        expect(
          covers.across >= 0.34 || covers.across <= -1 || covers.down >= 0.5 || covers.down <= -1.4,
        ).toBe(true);
      }
    }
  });

  it('follows the play from the leader on', () => {
    expect(playingOrder([1, 2, 4], 4)).toEqual([4, 1, 2]);
    expect(playingOrder([1, 2, 4], 1)).toEqual([1, 2, 4]);
  });
});
