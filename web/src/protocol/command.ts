/** Commands to a table. */
import type { Error as Refused, FromPlayer, PhraseSaid, GiveNonce } from './messages';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id' | 'seq'> : never;
/** A command without its id and the sequence number of the state. */
export type Command = WithoutId<Exclude<FromPlayer, GiveNonce>>;
export type Phrase = PhraseSaid['phrase'];

/** The error of a command that cannot be sent because the browser is offline. */
export const UNSENT: Refused = { code: 'unsent', rule: null, facts: {} };

/** Return a unique id for a command. */
export function newId(): string {
  return Math.random().toString(36).slice(2) + Date.now().toString(36);
}
