/** Where everybody sits: the reader below, the others clockwise from the left, fixed for the match. */
export type Place = 's' | 'sw' | 'w' | 'nw' | 'n' | 'ne' | 'e' | 'se';

const OTHERS: Record<number, Place[]> = {
  2: ['nw', 'ne'],
  3: ['w', 'n', 'e'],
  4: ['w', 'nw', 'ne', 'e'],
  5: ['w', 'nw', 'n', 'ne', 'e'],
  6: ['sw', 'w', 'nw', 'ne', 'e', 'se'],
};

/** The other seats in the order they follow on from the one below, clockwise. */
export function others(seats: number, below: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (below + 1 + step) % seats);
}

export function place(seat: number, seats: number, below: number): Place {
  return seat === below ? 's' : (OTHERS[seats - 1]?.[others(seats, below).indexOf(seat)] ?? 'n');
}

/** How far a card lies from the middle of the trick, as parts of `--dx` and `--dy`. */
export const REACH: Record<Place, { x: number; y: number }> = {
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 0.35 },
  w: { x: -1, y: 0 },
  nw: { x: -0.62, y: -0.9 },
  n: { x: 0, y: -1 },
  ne: { x: 0.62, y: -0.9 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 0.35 },
};

/** The seats in the order they play to a trick. */
export function playingOrder(active: number[], leader: number): number[] {
  const from = Math.max(active.indexOf(leader), 0);
  return [...active.slice(from), ...active.slice(0, from)];
}
