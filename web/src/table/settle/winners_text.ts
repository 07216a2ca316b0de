/** The winners of a match, in a sentence. */
import { joinAnd, t } from '../../i18n/translate.svelte';

/** `mine`: whether the reader is the only winner. */
export function winnersText(names: readonly string[], mine = false): string {
  const listed = joinAnd([...names]);
  if (names.length > 1) return t('final-shared', { names: listed });
  return t('final-won', { who: mine ? 'me' : 'other', names: listed });
}
