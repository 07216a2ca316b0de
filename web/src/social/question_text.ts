/** The open question to all people at the table, in words. */
import type { NextMatch, Question, State } from '../protocol/messages';
import { matchLengthText } from '../table_setup/match_length';
import { name, seatFacts } from '../table/text/players';
import { joinAnd, t } from '../i18n/translate.svelte';

/** Return a match in a line: game, rules, seats and length. */
export function matchText({ game, rules, seats, match, options = {} }: NextMatch): string {
  return t('ask-match-line', {
    game: t(`game-${game}`),
    preset: t(`preset-${game}-${rules}`),
    seats,
    length: matchLengthText(match),
    changed: Object.keys(options).length,
  });
}

/** Return the question as one sentence. */
export function questionText(now: State, { kind, seat, claim, match }: Question): string {
  const id = kind === 'claim' ? `ask-claim-${claim ?? 'rest'}` : `ask-${kind}`;
  return t(id, { ...seatFacts(now, seat), match: match ? matchText(match) : '' });
}

/** Return the names of those who have not answered. */
export function missingText(now: State, { missing }: Question): string {
  const names = missing.filter((seat) => seat !== now.you).map((seat) => name(now, seat));
  return names.length === 0 ? '' : t('ask-waiting', { names: joinAnd(names) });
}
