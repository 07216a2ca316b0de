/** Positions of the seats: the reader's below, the others clockwise from the left, fixed for the match. */
export type Position = 's' | 'sw' | 'w' | 'nw' | 'n' | 'ne' | 'e' | 'se';

const OTHERS: Record<number, Position[]> = {
  2: ['nw', 'ne'],
  3: ['w', 'n', 'e'],
  4: ['w', 'nw', 'ne', 'e'],
  5: ['w', 'nw', 'n', 'ne', 'e'],
  6: ['sw', 'w', 'nw', 'ne', 'e', 'se'],
};

/** The other seats, clockwise from the one below. */
export function otherSeats(seats: number, below: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (below + 1 + step) % seats);
}

export function positionOf(seat: number, seats: number, below: number): Position {
  return seat === below ? 's' : (OTHERS[seats - 1]?.[otherSeats(seats, below).indexOf(seat)] ?? 'n');
}

/** Return whether a seat is exactly across the table, with others in the corners beside it. */
export function facesAcross(seats: number, below: number): boolean {
  const places = otherSeats(seats, below).map((seat) => positionOf(seat, seats, below));
  return places.includes('n') && places.includes('nw');
}

/** The offset of a card from the middle of the trick, in units of `--dx` and `--dy`. */
export interface CardOffset {
  x: number;
  y: number;
}

const REACH: Record<Position, CardOffset> = {
  s: { x: 0, y: 1 },
  sw: { x: -0.8, y: 0.7 },
  w: { x: -1, y: 0 },
  nw: { x: -0.62, y: -0.9 },
  n: { x: 0, y: -1 },
  ne: { x: 0.62, y: -0.9 },
  e: { x: 1, y: 0 },
  se: { x: 0.8, y: 0.7 },
};

/** The positions at seven seats, where each side has two and the upper one is further out. */
const WIDE: Partial<Record<Position, CardOffset>> = { w: { x: -1.5, y: -0.5 }, e: { x: 1.5, y: -0.5 } };

export function cardOffset(seat: number, seats: number, below: number): CardOffset {
  const where = positionOf(seat, seats, below);
  return (seats === 7 ? WIDE[where] : undefined) ?? REACH[where];
}

/** Cards further right or lower are on top, so that no card covers the index of another. */
export function cardLayer({ x, y }: CardOffset): number {
  return Math.round((x + 2) * 10 + (y + 1) * 2);
}

/** The seats in their order of play in a trick. */
export function playingOrder(active: number[], leader: number): number[] {
  const from = Math.max(active.indexOf(leader), 0);
  return [...active.slice(from), ...active.slice(0, from)];
}
