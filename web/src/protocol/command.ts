/** What is said to a table. */
import type { Error as Refused, FromPlayer, Phrased, Share } from './messages';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id' | 'seq'> : never;
/** Something that somebody says, before it has its name and the number of what he saw. */
export type Command = WithoutId<Exclude<FromPlayer, Share>>;
export type Phrase = Phrased['phrase'];

/** What is said where nobody hears it. */
export const UNSENT: Refused = { code: 'unsent', rule: null, facts: {} };

/** A name for something said, that nothing else said has. */
export function newId(): string {
  return Math.random().toString(36).slice(2) + Date.now().toString(36);
}
