import type { Error as Refused } from '../../protocol/messages';
import { refusalWords } from '../../protocol/sentence';
import { knows, say } from '../../i18n/translate.svelte';

/** Why a deal cannot be had, in words; of a code, what is wrong with it. */
export function dealRefusal({ code, facts = {} }: Refused): string {
  const what = typeof facts.what === 'string' ? facts.what : '';
  const id = [`fault-${code}-${what}`, `fault-${code}`].find((one) => knows(one));
  return id ? say(id) : refusalWords(code, facts);
}
