/** The player's name, stored in this browser. */
import { saveLocal, loadLocal } from '../shell/settings.svelte';

const NAME = 'spadille.name';

export function loadPlayerName(): string {
  const kept = loadLocal(NAME);
  return typeof kept === 'string' ? kept : '';
}

/** Store the entered name and return it; if none was entered, return the default. */
export function rememberPlayerName(name: string, nobody: string): string {
  const written = name.trim();
  if (written) saveLocal(NAME, written);
  return written || nobody;
}
