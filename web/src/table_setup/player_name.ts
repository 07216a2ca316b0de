/** What somebody is called, as this browser remembers it. */
import { remember, remembered } from '../shell/settings.svelte';

const NAME = 'spadille.name';

export function keptName(): string {
  const kept = remembered(NAME);
  return typeof kept === 'string' ? kept : '';
}

/** The name that was written, from now on remembered; whoever wrote none is called something else. */
export function called(name: string, nobody: string): string {
  const written = name.trim();
  if (written) remember(NAME, written);
  return written || nobody;
}
