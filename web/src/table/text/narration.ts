/** What happened, told in sentences: the spoken log of the table. */
import { card as readCard } from '../../cards/card';
import type { State, View } from '../../protocol/messages';
import { line, suitName, who } from '../../protocol/sentence';
import { say } from '../../i18n/translate.svelte';
import { earlier, justDealt, moved } from '../../protocol/session/diff';

/** What the deal came to, once. */
function settled(before: State, now: State): string[] {
  const settled = now.wording?.settled;
  if (!settled || earlier(before, now)?.result) return [];
  return [settled.sum, ...(settled.gain ? [settled.gain] : [])].map((sentence) => line(now, sentence));
}

/** The reader's hand as it lies, suit by suit. */
function handWords({ hand }: View): string[] {
  const suits: { suit: string; ranks: string[] }[] = [];
  for (const { suit, rank } of hand.flatMap(({ card }) => readCard(card) ?? [])) {
    if (suits.at(-1)?.suit !== suit) suits.push({ suit, ranks: [] });
    suits.at(-1)?.ranks.push(say(`rank-${rank}`));
  }
  const told = suits.map(({ suit, ranks }) =>
    say('said-hand-suit', { suit: suitName(suit), ranks: ranks.join(', ') }),
  );
  return told.length > 0 ? [say('said-hand', { suits: told.join('; ') })] : [];
}

/** The number of a deal, who deals, and the reader's hand. */
function dealt(now: State, view: View): string[] {
  return [say('said-deal', { deal: now.table.deal, ...who(now, view.dealer) }), ...handWords(view)];
}

/** What somebody is told who comes to a table: what had happened there before is not told. */
export function arrived(now: State): string[] {
  return now.view && !now.view.result ? dealt(now, now.view) : [];
}

/** Everything worth saying between two states, in order. */
function between(before: State, now: State): string[] {
  const sentences = moved(before, now) ? (now.wording?.told ?? []) : [];
  return [
    ...(now.view && justDealt(before, now) ? dealt(now, now.view) : []),
    ...sentences.map((sentence) => line(now, sentence)),
    ...settled(before, now),
  ];
}

/** Everything worth saying of the states that came after another, one by one. */
export function happened(before: State | null, since: readonly State[]): string[] {
  const known = before ? [before, ...since] : since;
  return known.slice(1).flatMap((now, place) => between(known[place] ?? now, now));
}
