/** Somebody by name; who has had it erased is a player. */
import { say } from './translate.svelte';

export function nameOf(name: string): string {
  return name || say('table-somebody');
}
