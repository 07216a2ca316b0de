/** What all people at the table are asked, in words. */
import type { NextMatch, Question, State } from '../protocol/messages';
import { lengthWords } from '../table_setup/match_length';
import { name, who } from '../table/text/players';
import { all, say } from '../i18n/translate.svelte';

/** A match in a line: its game and rules, for how many, and until when. */
export function matchWords({ game, rules, seats, match, options = {} }: NextMatch): string {
  const differing = Object.keys(options).length;
  const line = say('ask-match-line', {
    game: say(`game-${game}`),
    preset: say(`preset-${game}-${rules}`),
    seats,
    length: lengthWords(match),
  });
  return differing === 0 ? line : `${line}, ${say('ask-match-options', { count: differing })}`;
}

/** What is asked, as one sentence. */
export function questionWords(now: State, { kind, seat, claim, match }: Question): string {
  const id = kind === 'claim' ? `ask-claim-${claim ?? 'rest'}` : `ask-${kind}`;
  return say(id, { ...who(now, seat), match: match ? matchWords(match) : '' });
}

/** Whose answer is still missing. */
export function missingWords(now: State, { missing }: Question): string {
  const names = missing.filter((seat) => seat !== now.you).map((seat) => name(now, seat));
  return names.length === 0 ? '' : say('ask-waiting', { names: all(names) });
}
