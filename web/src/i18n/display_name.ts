/** Somebody by name; who has had it erased is a player. */
import { t } from './translate.svelte';

export function displayName(name: string): string {
  return name || t('table-somebody');
}
