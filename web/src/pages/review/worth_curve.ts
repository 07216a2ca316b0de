/** The curve of a deal's value: positions of its lines and marks. */

export const CURVE_HEIGHT = 280;
const LEFT = 48;
const RIGHT = 10;
const TOP = 14;
const FOOT = 26;
/** Approximate number of grid lines. */
const LINES = 4;

export interface Tick {
  value: number;
  y: number;
}

export interface Curve {
  /** A step line: an action changes the value at once. */
  path: string;
  x: (step: number) => number;
  y: (worth: number) => number;
  ticks: Tick[];
}

/** Return a round distance between two grid lines. */
function tickDistance(span: number): number {
  const rough = span / LINES;
  const ten = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * ten).find((size) => size >= rough) ?? 10 * ten;
}

/** Return the lines and marks of the curve for a width in pixels. */
export function drawCurve(worths: readonly number[], wide: number): Curve {
  const size = tickDistance(Math.max(Math.max(...worths, 0) - Math.min(...worths, 0), 1));
  const low = Math.floor(Math.min(...worths, 0) / size) * size;
  const high = Math.ceil(Math.max(...worths, 0) / size) * size;
  const x = (step: number) => LEFT + ((wide - LEFT - RIGHT) * step) / Math.max(worths.length - 1, 1);
  const y = (worth: number) => TOP + ((CURVE_HEIGHT - TOP - FOOT) * (high - worth)) / Math.max(high - low, 1);
  const values = Array.from(
    { length: Math.round((high - low) / size) + 1 },
    (_, place) => low + place * size,
  );
  const steps = worths.map((worth, step) =>
    step === 0 ? `M${x(0)} ${y(worth)}` : `H${x(step)}V${y(worth)}`,
  );
  return { path: steps.join(''), x, y, ticks: values.map((value) => ({ value, y: y(value) })) };
}

/** Return the value before and after the bidding and each trick. */
export function worthByTrick(
  worths: readonly number[],
  marks: readonly { step: number; trick: number }[],
): { trick: number | null; before: number; after: number }[] {
  const begins = [{ step: 0, trick: null }, ...marks.filter(({ step }) => step > 0)];
  return begins.map(({ step, trick }, place) => ({
    trick,
    before: worths[step] ?? 0,
    after: worths[begins[place + 1]?.step ?? worths.length - 1] ?? 0,
  }));
}
