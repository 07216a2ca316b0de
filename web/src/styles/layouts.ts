/**
 * The media queries that a page may use: `@media (--phone) and (--short)`. A component whose layout depends
 * on its own space uses a container query. Sizes are in rem, so if a reader doubles the letters, the window
 * counts as half as wide.
 */
export const LAYOUTS = {
  /** One column. */
  phone: '(width < 37.5rem)',
  /** A rail beside the table. */
  rail: '(width >= 64rem)',
  /** The seats are around the table; otherwise they are in rows above it. */
  round: '(width >= 80rem) and (height > 31.25rem)',
  /** A phone in landscape, or a window at 200 % zoom; never a phone in portrait, at any font size. */
  low: '(height <= 31.25rem) and (orientation: landscape)',
  /** Little height: an open question is shown before the seats. */
  short: '(height <= 43.75rem)',
  /** Little height to spare: smaller gaps. */
  modest: '(height <= 50rem)',
} as const;

export type Layout = keyof typeof LAYOUTS;
