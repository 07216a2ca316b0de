/** A hint asked for in words, and answered in words. */
import type { State } from '../protocol/messages';
import { hint } from '../protocol/http';
import { hintLines, hintWords } from './words';

/** The lines of the hint; nothing where there is nothing to be seen. */
export async function hintTold(now: State): Promise<string[]> {
  const { told } = await hint(now.table.id);
  return told ? hintLines(hintWords(now, told)) : [];
}
