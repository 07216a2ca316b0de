/** A match that is proposed to those at the table. */
import type { NextMatch, State } from '../../protocol/messages';
import { ownOptions } from '../../table_setup/option_text';

/** How many people sit at the table. */
export function countPeople({ table }: State): number {
  return table.seats.filter(({ taken, bot }) => taken && bot === null).length;
}

/** The match that was, once more. */
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
