import type { PaymentParts } from '../../protocol/messages';

export type Part = keyof PaymentParts;

export interface BarSegment {
  part: Part;
  worth: number;
  /** Start and end, as a percentage of the whole bar. */
  from: number;
  size: number;
}

const ORDER: readonly Part[] = ['own', 'lie', 'others', 'hand'];

/** Return the parts of a payment as segments on one scale: losses to the left of zero, gains to the right. */
export function barSegments(parts: PaymentParts): { zero: number; lengths: BarSegment[] } {
  const lost = ORDER.filter((part) => parts[part] < 0);
  const won = ORDER.filter((part) => parts[part] > 0);
  const whole = ORDER.reduce((sum, part) => sum + Math.abs(parts[part]), 0) || 1;
  let at = 0;
  const laid = [...lost, ...won].map((part) => {
    const size = (100 * Math.abs(parts[part])) / whole;
    at += size;
    return { part, worth: parts[part], from: at - size, size };
  });
  const zero = lost.reduce((sum, part) => sum + (100 * Math.abs(parts[part])) / whole, 0);
  return { zero, lengths: laid };
}
