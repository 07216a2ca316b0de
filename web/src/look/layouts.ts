/** The layouts that a page may ask for, and there are no others: `@media (--phone) and (--short)`. What depends on
 * the room that a piece has, and not on the window, asks its container. */
export const LAYOUTS = {
  /** One column, the thumb below. */
  phone: '(width < 600px)',
  /** A rail beside the table. */
  rail: '(width >= 1024px)',
  /** The seats all round the table; else they stand in rows above it. */
  round: '(width >= 1280px) and (height > 500px)',
  /** A phone on its side, or a window at twice its size. */
  low: '(height <= 500px)',
  /** Little height: what a question needs comes before the seats. */
  short: '(height <= 700px)',
  /** No height to spare: all stands a little closer. */
  modest: '(height <= 800px)',
} as const;

export type Layout = keyof typeof LAYOUTS;
