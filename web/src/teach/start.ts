/** Sitting down to a lesson. */
import { go, tablePath } from '../router.svelte';
import { openLesson } from '../server/http';
import { remembered } from '../settings.svelte';
import { say } from '../text/say.svelte';

export async function startLesson(game: string): Promise<void> {
  const kept = remembered('spadille.name');
  const name = typeof kept === 'string' && kept !== '' ? kept : say('start-guest');
  go(tablePath((await openLesson({ game, name })).table));
}
