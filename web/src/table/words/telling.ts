/** What happened, told in sentences: the spoken log of the table. */
import type { State } from '../../protocol/messages';
import { line, who } from '../../protocol/sentence';
import { say } from '../../text/say.svelte';
import { earlier, justDealt, moved } from '../../protocol/session/moment';

/** What the deal came to, once. */
function settled(before: State, now: State): string[] {
  const settled = now.wording?.settled;
  if (!settled || earlier(before, now)?.result) return [];
  return [settled.sum, ...(settled.gain ? [settled.gain] : [])].map((sentence) => line(now, sentence));
}

/** The number of a new deal, and who deals. */
function dealt(before: State, now: State): string[] {
  if (!now.view || !justDealt(before, now)) return [];
  return [say('said-deal', { deal: now.table.deal, ...who(now, now.view.dealer) })];
}

/** Everything worth saying between two states, in order. */
function between(before: State, now: State): string[] {
  const sentences = moved(before, now) ? (now.wording?.told ?? []) : [];
  return [
    ...dealt(before, now),
    ...sentences.map((sentence) => line(now, sentence)),
    ...settled(before, now),
  ];
}

/** Everything worth saying of the states that came after another, one by one. */
export function happened(before: State | null, since: readonly State[]): string[] {
  const known = before ? [before, ...since] : since;
  return known.slice(1).flatMap((now, place) => between(known[place] ?? now, now));
}
