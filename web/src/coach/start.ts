/** Sitting down to a lesson. */
import { go, tablePath } from '../shell/router.svelte';
import { openLesson } from '../protocol/http';
import { remembered } from '../shell/settings.svelte';
import { say } from '../text/say.svelte';

export async function startLesson(game: string): Promise<void> {
  const kept = remembered('spadille.name');
  const name = typeof kept === 'string' && kept !== '' ? kept : say('start-guest');
  go(tablePath((await openLesson({ game, name })).table));
}
