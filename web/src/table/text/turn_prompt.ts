/** The current question and its player, in a line. */
import type { State } from '../../protocol/messages';
import { formatLines } from '../../protocol/sentence';
import { t } from '../../i18n/translate.svelte';

export interface TurnPrompt {
  mine: boolean;
  text: string;
}

export function turnPrompt(state: State): TurnPrompt {
  const { view, wording } = state;
  if (!view) return { mine: false, text: state.table.stage === 'waiting' ? t('table-waiting-seats') : '' };
  return { mine: view.decision !== null, text: formatLines(state, wording?.turn) };
}
