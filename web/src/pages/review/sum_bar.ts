import type { ReviewParts } from '../../protocol/messages';

export type Part = keyof ReviewParts;

export interface BarSegment {
  part: Part;
  worth: number;
  /** From where to where it reaches, in hundredths of the whole bar. */
  from: number;
  size: number;
}

const ORDER: readonly Part[] = ['own', 'lie', 'others', 'hand'];

/** The sum as lengths on one scale: losses to the left of nought, gains to the right. */
export function barSegments(parts: ReviewParts): { nought: number; lengths: BarSegment[] } {
  const lost = ORDER.filter((part) => parts[part] < 0);
  const won = ORDER.filter((part) => parts[part] > 0);
  const whole = ORDER.reduce((sum, part) => sum + Math.abs(parts[part]), 0) || 1;
  let at = 0;
  const laid = [...lost, ...won].map((part) => {
    const size = (100 * Math.abs(parts[part])) / whole;
    at += size;
    return { part, worth: parts[part], from: at - size, size };
  });
  const nought = lost.reduce((sum, part) => sum + (100 * Math.abs(parts[part])) / whole, 0);
  return { nought, lengths: laid };
}
