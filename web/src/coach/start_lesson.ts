/** Opening the table of a lesson. */
import { go, tablePath } from '../shell/router.svelte';
import { createLessonTable } from '../protocol/http';
import { loadLocal } from '../shell/settings.svelte';
import { t } from '../i18n/translate.svelte';

/** Return the player's name, or "guest" if none is stored. */
export function guestName(): string {
  const kept = loadLocal('spadille.name');
  return typeof kept === 'string' && kept !== '' ? kept : t('coach-guest');
}

export async function startLesson(lesson: string): Promise<void> {
  go(tablePath((await createLessonTable({ lesson, name: guestName() })).table));
}
