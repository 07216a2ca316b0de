/** Sitting down to a lesson. */
import { go, lessonsPath, tablePath } from '../shell/router.svelte';
import { openLesson } from '../protocol/http';
import { remembered } from '../shell/settings.svelte';
import { say } from '../text/say.svelte';

/** The way to a game's lessons. */
export async function startLesson(game: string): Promise<void> {
  go(lessonsPath(game));
  return Promise.resolve();
}

/** A table for a lesson. */
export async function beginLesson(lesson: string): Promise<void> {
  const kept = remembered('spadille.name');
  const name = typeof kept === 'string' && kept !== '' ? kept : say('coach-guest');
  go(tablePath((await openLesson({ lesson, name })).table));
}
