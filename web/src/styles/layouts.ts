/** The layouts that a page may ask for, and there are no others: `@media (--phone) and (--short)`. What depends on
 * the room that a piece has, and not on the window, asks its container. All are told in the reader's own letters: who
 * sets them twice as large has a window half as wide. */
export const LAYOUTS = {
  /** One column, the thumb below. */
  phone: '(width < 37.5rem)',
  /** A rail beside the table. */
  rail: '(width >= 64rem)',
  /** The seats all round the table; else they stand in rows above it. */
  round: '(width >= 80rem) and (height > 31.25rem)',
  /** A phone on its side, or a window at twice its size; never a phone held upright, however large its letters. */
  low: '(height <= 31.25rem) and (orientation: landscape)',
  /** Little height: what a question needs comes before the seats. */
  short: '(height <= 43.75rem)',
  /** No height to spare: all stands a little closer. */
  modest: '(height <= 50rem)',
} as const;

export type Layout = keyof typeof LAYOUTS;
