/** All phrases of a table: sentences, and reactions with an icon. */
import type { Phrase } from '../../protocol/command';

export const SENTENCES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'close',
  'sorry',
  'your-turn',
  'one-moment',
  'back-again',
  'one-more',
  'last-one',
  'goodbye',
] as const satisfies Phrase[];

export const REACTIONS = ['smile', 'laugh', 'wonder', 'sigh', 'clap', 'glass'] as const satisfies Phrase[];

export type Reaction = (typeof REACTIONS)[number];

export function isReaction(phrase: Phrase): phrase is Reaction {
  return REACTIONS.some((one) => one === phrase);
}
