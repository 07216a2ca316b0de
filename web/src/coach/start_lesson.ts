/** Opening the table of a lesson. */
import { go, tablePath } from '../shell/router.svelte';
import { createLessonTable, fetchLessons } from '../protocol/http';
import { loadLocal } from '../shell/settings.svelte';
import { t } from '../i18n/translate.svelte';
import { loadLessonsDone } from './lesson_progress.svelte';

/** Return the player's name, or "guest" if none is stored. */
export function guestName(): string {
  const kept = loadLocal('spadille.name');
  return typeof kept === 'string' && kept !== '' ? kept : t('coach-guest');
}

export async function startLesson(lesson: string): Promise<void> {
  go(tablePath((await createLessonTable({ lesson, name: guestName() })).table));
}

/** Open the table of a game's first lesson that is not finished yet. */
export async function startFirstLesson(game: string): Promise<void> {
  const lessons = (await fetchLessons()).games.find((course) => course.game === game)?.lessons ?? [];
  const done = loadLessonsDone();
  const lesson = lessons.find(({ id }) => !done.includes(id)) ?? lessons[0];
  if (lesson) await startLesson(lesson.id);
}
