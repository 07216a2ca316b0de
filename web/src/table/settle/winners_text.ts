/** The winners of a match, and why it ended, in sentences. */
import { capitalize, joinAnd, t } from '../../i18n/translate.svelte';

/** Return why a match ended; after a bankruptcy, who ran out of chips. */
export function endText(ended: string, out: readonly { name: string; mine: boolean }[]): string {
  const who = out.length === 1 && out[0]?.mine ? 'me' : 'other';
  return t(`ended-${ended}`, { who, names: capitalize(joinAnd(out.map(({ name }) => name))) });
}

/** Return who won; `mine` says that the reader is the only winner. */
export function winnersText(names: readonly string[], mine = false): string {
  const listed = capitalize(joinAnd([...names]));
  if (names.length > 1) return t('final-shared', { names: listed });
  return t('final-won', { who: mine ? 'me' : 'other', names: listed });
}
