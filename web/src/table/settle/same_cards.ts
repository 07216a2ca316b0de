/**
 * Other plays of the same cards: a list in the page's address, of deal codes, or of tables if the cards were
 * prepared.
 */
import { saveLocal, loadLocal } from '../../shell/settings.svelte';

const storageKey = (table: string) => `spadille.beside.${table}`;

export function sameCardsQuery(list: readonly string[]): string {
  return list.length > 0 ? `?beside=${[...new Set(list)].join('.')}` : '';
}

/** Store, for a table with prepared cards, the plays with which it is compared afterwards. */
export const saveSameCards = (table: string, list: readonly string[]) => saveLocal(storageKey(table), list);

export function sameCardsAfter(table: string): string {
  const list = loadLocal(storageKey(table));
  return sameCardsQuery([...(Array.isArray(list) ? list.map(String) : []), table]);
}
