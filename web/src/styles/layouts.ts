/**
 * The only layouts that a page may query: `@media (--phone) and (--short)`. What depends on the space of a
 * component and not on the window uses a container query. Sizes are in rem: a reader with letters twice as
 * large has a window half as wide.
 */
export const LAYOUTS = {
  /** One column. */
  phone: '(width < 37.5rem)',
  /** A rail beside the table. */
  rail: '(width >= 64rem)',
  /** The seats around the table; else they are in rows above it. */
  round: '(width >= 80rem) and (height > 31.25rem)',
  /** A phone in landscape, or a window at 200 % zoom; never a phone in portrait, at any font size. */
  low: '(height <= 31.25rem) and (orientation: landscape)',
  /** Little height: a question takes precedence over the seats. */
  short: '(height <= 43.75rem)',
  /** No height to spare: smaller gaps. */
  modest: '(height <= 50rem)',
} as const;

export type Layout = keyof typeof LAYOUTS;
