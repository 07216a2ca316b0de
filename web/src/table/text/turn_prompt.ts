/** What is asked now, and of whom, in a line. */
import type { State } from '../../protocol/messages';
import { lines } from '../../protocol/sentence';
import { say } from '../../i18n/translate.svelte';

export interface Turn {
  mine: boolean;
  text: string;
}

export function turnOf(state: State): Turn {
  const { view, wording } = state;
  if (!view) return { mine: false, text: state.table.stage === 'waiting' ? say('table-waiting-seats') : '' };
  return { mine: view.decision !== null, text: lines(state, wording?.turn) };
}
