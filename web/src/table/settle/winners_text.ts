/** The winners of a match, and why it ended, in sentences. */
import { capitalize, joinAnd, t } from '../../i18n/translate.svelte';

/** Return why a match ended; after a bankruptcy, who ran out of chips. */
export function endText(ended: string, out: readonly { name: string; mine: boolean }[]): string {
  const who = out.length === 1 && out[0]?.mine ? 'me' : 'other';
  return capitalize(t(`ended-${ended}`, { who, names: joinAnd(out.map(({ name }) => name)) }));
}

/** Return who won; `mine` says that the reader is the only winner. */
export function winnersText(names: readonly string[], mine = false): string {
  const listed = joinAnd([...names]);
  const text = names.length > 1 ? 'final-shared' : 'final-won';
  return capitalize(t(text, { who: mine ? 'me' : 'other', names: listed }));
}
