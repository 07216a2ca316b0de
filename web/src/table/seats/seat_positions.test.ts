import { describe, expect, it } from 'vitest';
import { cardLayer, otherSeats, positionOf, playingOrder, cardOffset } from './seat_positions';

describe('positions at the table', () => {
  it.each([3, 4, 5, 6, 7])('place each of %i seats differently, the reader’s below', (seats) => {
    for (let below = 0; below < seats; below += 1) {
      const places = Array.from({ length: seats }, (_, seat) => positionOf(seat, seats, below));
      expect(new Set(places).size).toBe(seats);
      expect(places[below]).toBe('s');
    }
  });

  it('go clockwise from the left', () => {
    expect(otherSeats(4, 2)).toEqual([3, 0, 1]);
    expect(otherSeats(4, 2).map((seat) => positionOf(seat, 4, 2))).toEqual(['w', 'n', 'e']);
  });

  it.each([3, 4, 5, 6, 7])('never cover the index of a card, at %i seats', (seats) => {
    // in card widths: a card is 1 wide and 1.4 high, its index is the upper left quarter of a third
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

  it('follow the order of play from the leader', () => {
    expect(playingOrder([1, 2, 4], 4)).toEqual([4, 1, 2]);
    expect(playingOrder([1, 2, 4], 1)).toEqual([1, 2, 4]);
  });
});
