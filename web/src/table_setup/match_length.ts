/** The length of a match in words. */
import type { MatchRules } from '../protocol/messages';
import { t } from '../i18n/translate.svelte';

export function matchLengthText({ end }: MatchRules): string {
  const [known] = Object.entries(end);
  return known ? t(`match-${known[0]}`, { [known[0]]: known[1] ?? 0 }) : t('match-open');
}
