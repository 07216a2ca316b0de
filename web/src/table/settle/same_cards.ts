/** The same cards as others played them: a list in the address, by code, or by the table where they were played. */
import { remember, remembered } from '../../shell/settings.svelte';

const kept = (table: string) => `spadille.beside.${table}`;

export function besideQuery(list: readonly string[]): string {
  return list.length > 0 ? `?beside=${[...new Set(list)].join('.')}` : '';
}

/** At a table where cards were laid out: what they are to be held beside when they have been played. */
export const keepBeside = (table: string, list: readonly string[]) => remember(kept(table), list);

export function besideAfter(table: string): string {
  const list = remembered(kept(table));
  return besideQuery([...(Array.isArray(list) ? list.map(String) : []), table]);
}
