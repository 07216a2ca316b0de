/** What somebody is called, as this browser remembers it. */
import { saveLocal, loadLocal } from '../shell/settings.svelte';

const NAME = 'spadille.name';

export function loadPlayerName(): string {
  const kept = loadLocal(NAME);
  return typeof kept === 'string' ? kept : '';
}

/** The name that was written, from now on remembered; whoever wrote none is called something else. */
export function rememberPlayerName(name: string, nobody: string): string {
  const written = name.trim();
  if (written) saveLocal(NAME, written);
  return written || nobody;
}
