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

/** Whether somebody sits right across, with others in the corners beside. */
export function across(seats: number, below: number): boolean {
  const places = others(seats, below).map((seat) => place(seat, seats, below));
  return places.includes('n') && places.includes('nw');
}

/** How far a card lies from the middle of the trick, as parts of `--dx` and `--dy`. */
export interface Reach {
  x: number;
  y: number;
}

const REACH: Record<Place, Reach> = {
  s: { x: 0, y: 1 },
  sw: { x: -0.8, y: 0.7 },
  w: { x: -1, y: 0 },
  nw: { x: -0.62, y: -0.9 },
  n: { x: 0, y: -1 },
  ne: { x: 0.62, y: -0.9 },
  e: { x: 1, y: 0 },
  se: { x: 0.8, y: 0.7 },
};

/** At seven seats the sides hold two each, and the upper of them reaches further out. */
const WIDE: Partial<Record<Place, Reach>> = { w: { x: -1.5, y: -0.5 }, e: { x: 1.5, y: -0.5 } };

export function reach(seat: number, seats: number, below: number): Reach {
  const where = place(seat, seats, below);
  return (seats === 7 ? WIDE[where] : undefined) ?? REACH[where];
}

/** What lies further right, or lower, lies on top: so no card hides the index of another. */
export function layer({ x, y }: Reach): number {
  return Math.round((x + 2) * 10 + (y + 1) * 2);
}

/** The seats in the order they play to a trick. */
export function playingOrder(active: number[], leader: number): number[] {
  const from = Math.max(active.indexOf(leader), 0);
  return [...active.slice(from), ...active.slice(0, from)];
}
