/** What all people at the table are asked, in words. */
import type { NextMatch, Question, State } from '../protocol/messages';
import { matchLengthText } from '../table_setup/match_length';
import { name, who } from '../table/text/players';
import { joinAnd, t } from '../i18n/translate.svelte';

/** A match in a line: its game and rules, for how many, and until when. */
export function matchText({ game, rules, seats, match, options = {} }: NextMatch): string {
  const differing = Object.keys(options).length;
  const line = t('ask-match-line', {
    game: t(`game-${game}`),
    preset: t(`preset-${game}-${rules}`),
    seats,
    length: matchLengthText(match),
  });
  return differing === 0 ? line : `${line}, ${t('ask-match-options', { count: differing })}`;
}

/** What is asked, as one sentence. */
export function questionText(now: State, { kind, seat, claim, match }: Question): string {
  const id = kind === 'claim' ? `ask-claim-${claim ?? 'rest'}` : `ask-${kind}`;
  return t(id, { ...who(now, seat), match: match ? matchText(match) : '' });
}

/** Whose answer is still missing. */
export function missingText(now: State, { missing }: Question): string {
  const names = missing.filter((seat) => seat !== now.you).map((seat) => name(now, seat));
  return names.length === 0 ? '' : t('ask-waiting', { names: joinAnd(names) });
}
