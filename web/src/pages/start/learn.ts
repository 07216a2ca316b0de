import { withTexts } from '../../i18n/translate.svelte';

/** Open the first lesson of a game that is not finished yet. */
export async function learn(game: string): Promise<void> {
  const { startFirstLesson } = await withTexts(import('../../coach/start_lesson'), 'coach');
  await startFirstLesson(game);
}
