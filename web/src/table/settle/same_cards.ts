/** The same cards as others played them: a list in the address, by code, or by the table where they were played. */
import { saveLocal, loadLocal } from '../../shell/settings.svelte';

const storageKey = (table: string) => `spadille.beside.${table}`;

export function sameCardsQuery(list: readonly string[]): string {
  return list.length > 0 ? `?beside=${[...new Set(list)].join('.')}` : '';
}

/** At a table where cards were laid out: what they are to be held beside when they have been played. */
export const saveSameCards = (table: string, list: readonly string[]) => saveLocal(storageKey(table), list);

export function sameCardsAfter(table: string): string {
  const list = loadLocal(storageKey(table));
  return sameCardsQuery([...(Array.isArray(list) ? list.map(String) : []), table]);
}
