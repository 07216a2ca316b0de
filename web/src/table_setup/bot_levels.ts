/** How strong the bots are, where not all are alike. */
export type Levels = Record<string, string>;

/** The levels with this one at a seat; none of its own where it is as the others. */
export function withLevel(levels: Levels, seat: number, level: string | null): Levels {
  const others = Object.entries(levels).filter(([place]) => place !== String(seat));
  return Object.fromEntries(level === null ? others : [...others, [String(seat), level]]);
}

/** Those of the seats where bots sit. */
export function levelsAtTable(levels: Levels, seats: number, free: number[]): Levels {
  const here = Object.entries(levels).filter(
    ([place]) => Number(place) < seats && !free.includes(Number(place)),
  );
  return Object.fromEntries(here);
}
