/** How long a match is, in words. */
import type { MatchRules } from '../protocol/messages';
import { say } from '../i18n/translate.svelte';

export function lengthWords({ end }: MatchRules): string {
  const [known] = Object.entries(end);
  return known ? say(`match-${known[0]}`, { [known[0]]: known[1] ?? 0 }) : say('match-open');
}
