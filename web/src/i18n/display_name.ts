/** The name of a player; an erased name becomes "a player". */
import { t } from './translate.svelte';

export function displayName(name: string): string {
  return name || t('table-somebody');
}
