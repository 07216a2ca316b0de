/** Sitting down to a lesson. */
import { go, lessonsPath, tablePath } from '../shell/router.svelte';
import { openLesson } from '../protocol/http';
import { remembered } from '../shell/settings.svelte';
import { say } from '../i18n/translate.svelte';

/** The way to a game's lessons. */
export async function startLesson(game: string): Promise<void> {
  go(lessonsPath(game));
  return Promise.resolve();
}

/** What somebody is called who has not said it yet. */
export function guestName(): string {
  const kept = remembered('spadille.name');
  return typeof kept === 'string' && kept !== '' ? kept : say('coach-guest');
}

/** A table for a lesson. */
export async function beginLesson(lesson: string): Promise<void> {
  go(tablePath((await openLesson({ lesson, name: guestName() })).table));
}
