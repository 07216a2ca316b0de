/** The same cards as others played them: a list in the address, of codes, or of tables for prepared deals. */
import { saveLocal, loadLocal } from '../../shell/settings.svelte';

const storageKey = (table: string) => `spadille.beside.${table}`;

export function sameCardsQuery(list: readonly string[]): string {
  return list.length > 0 ? `?beside=${[...new Set(list)].join('.')}` : '';
}

/** At a table with prepared cards: the plays to compare with afterwards. */
export const saveSameCards = (table: string, list: readonly string[]) => saveLocal(storageKey(table), list);

export function sameCardsAfter(table: string): string {
  const list = loadLocal(storageKey(table));
  return sameCardsQuery([...(Array.isArray(list) ? list.map(String) : []), table]);
}
