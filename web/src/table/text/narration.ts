/** The table's events in sentences, for screen readers. */
import { parseCard as readCard } from '../../cards/card';
import type { State, View } from '../../protocol/messages';
import { formatLine, suitName, seatFacts } from '../../protocol/sentence';
import { t } from '../../i18n/translate.svelte';
import { previousView, isNewDeal, hasNewAction } from '../../protocol/session/diff';

/** Return the result of the deal, once. */
function narrateResult(before: State, now: State): string[] {
  const settled = now.wording?.settled;
  if (!settled || previousView(before, now)?.result) return [];
  return [settled.sum, ...(settled.gain ? [settled.gain] : [])].map((sentence) => formatLine(now, sentence));
}

/** Return the reader's hand in its order, by suit. */
function narrateHand({ hand }: View): string[] {
  const suits: { suit: string; ranks: string[] }[] = [];
  for (const { suit, rank } of hand.flatMap(({ card }) => readCard(card) ?? [])) {
    if (suits.at(-1)?.suit !== suit) suits.push({ suit, ranks: [] });
    suits.at(-1)?.ranks.push(t(`rank-${rank}`));
  }
  const told = suits.map(({ suit, ranks }) =>
    t('said-hand-suit', { suit: suitName(suit), ranks: ranks.join(', ') }),
  );
  return told.length > 0 ? [t('said-hand', { suits: told.join('; ') })] : [];
}

/** Return the deal's number, the dealer, and the reader's hand. */
function narrateDeal(now: State, view: View): string[] {
  return [t('said-deal', { deal: now.table.deal, ...seatFacts(now, view.dealer) }), ...narrateHand(view)];
}

/** Return the sentences for a newly opened page; earlier events are left out. */
export function narrateArrival(now: State): string[] {
  return now.view && !now.view.result ? narrateDeal(now, now.view) : [];
}

/** Return the sentences for the difference between two states, in order. */
function narrateStep(before: State, now: State): string[] {
  const sentences = hasNewAction(before, now) ? (now.wording?.told ?? []) : [];
  return [
    ...(now.view && isNewDeal(before, now) ? narrateDeal(now, now.view) : []),
    ...sentences.map((sentence) => formatLine(now, sentence)),
    ...narrateResult(before, now),
  ];
}

/** Return the sentences for a sequence of states. */
export function narrate(before: State | null, since: readonly State[]): string[] {
  const known = before ? [before, ...since] : since;
  return known.slice(1).flatMap((now, place) => narrateStep(known[place] ?? now, now));
}
