/** Positions of the pips in a box of 100 by 140; those below the middle are upside down. */
export interface Pip {
  x: number;
  y: number;
  turned: boolean;
}

const LEFT = 37;
const MIDDLE = 55;
const RIGHT = 73;
const SIZE = 18;
const FOOT = 75;

const sides = (y: number): [number, number][] => [
  [LEFT, y],
  [RIGHT, y],
];

const SIX = [19, 61, 103].flatMap(sides);
const FOUR_ROWS = [17, 46, 76, 105].flatMap(sides);

const PLACES: Record<string, [number, number][]> = {
  '6': SIX,
  '7': [...SIX, [MIDDLE, 40]],
  '8': [...SIX, [MIDDLE, 40], [MIDDLE, 82]],
  '9': [...FOUR_ROWS, [MIDDLE, 61]],
  T: [...FOUR_ROWS, [MIDDLE, 32], [MIDDLE, 90]],
};

export function pipsOf(rank: string): Pip[] {
  return (PLACES[rank] ?? []).map(([x, y]) => ({ x, y, turned: y > FOOT }));
}

/** Turns a pip about its own middle. */
export function rotation({ x, y, turned }: Pip): string | undefined {
  return turned ? `rotate(180 ${x + SIZE / 2} ${y + SIZE / 2})` : undefined;
}
