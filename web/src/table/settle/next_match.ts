/** The settings of another match at the same table. */
import type { NextMatch, State } from '../../protocol/messages';
import { ownOptions } from '../../table_setup/option_text';

/** Return the number of people at the table. */
export function countPeople({ table }: State): number {
  return table.seats.filter(({ taken, bot }) => taken && bot === null).length;
}

/** Return the settings of the current match. */
export function sameMatch({ table }: State): NextMatch {
  const { game, rules, match, seats, bot = null } = table;
  const options = ownOptions(table);
  return {
    game,
    rules,
    options,
    match,
    seats: seats.length,
    bot,
    free: seats.filter(({ taken }) => !taken).length,
  };
}
