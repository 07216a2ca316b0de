/** Who came first in a match, in a sentence. */
import { all, say } from '../../i18n/translate.svelte';

/** `mine`: whether the reader alone came first. */
export function winnersWords(names: readonly string[], mine = false): string {
  const listed = all([...names]);
  if (names.length > 1) return say('final-shared', { names: listed });
  return say('final-won', { who: mine ? 'me' : 'other', names: listed });
}
