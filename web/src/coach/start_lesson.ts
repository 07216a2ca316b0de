/** Sitting down to a lesson. */
import { go, tablePath } from '../shell/router.svelte';
import { createLessonTable } from '../protocol/http';
import { loadLocal } from '../shell/settings.svelte';
import { t } from '../i18n/translate.svelte';

/** What somebody is called who has not said it yet. */
export function guestName(): string {
  const kept = loadLocal('spadille.name');
  return typeof kept === 'string' && kept !== '' ? kept : t('coach-guest');
}

/** A table for a lesson. */
export async function startLesson(lesson: string): Promise<void> {
  go(tablePath((await createLessonTable({ lesson, name: guestName() })).table));
}
