/** The levels of bots at seats whose level differs from the common one. */
export type Levels = Record<string, string>;

/** Return the levels with this one at a seat; the common level needs no entry. */
export function withLevel(levels: Levels, seat: number, level: string | null): Levels {
  const others = Object.entries(levels).filter(([place]) => place !== String(seat));
  return Object.fromEntries(level === null ? others : [...others, [String(seat), level]]);
}

/** Return the levels of the seats with bots. */
export function levelsAtTable(levels: Levels, seats: number, free: number[]): Levels {
  const here = Object.entries(levels).filter(
    ([place]) => Number(place) < seats && !free.includes(Number(place)),
  );
  return Object.fromEntries(here);
}
