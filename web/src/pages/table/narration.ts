/** The table's events in sentences, for screen readers. */
import { parseCard as readCard } from '../../cards/card';
import type { Sentence, State, View } from '../../protocol/messages';
import { cardName, formatLine, suitName, seatFacts } from '../../protocol/sentence';
import { capitalize, hasText, t } from '../../i18n/translate.svelte';
import { preferences } from '../../shell/settings.svelte';
import { playingOrder } from '../../table/seats/seat_positions';
import { countsTricks } from '../../table/text/settlement_text';
import {
  finishedTrick,
  hasNewCard,
  previousView,
  isNewDeal,
  hasNewAction,
} from '../../protocol/session/diff';

/** Return the result of the deal, once. */
function narrateResult(before: State, now: State): string[] {
  const settled = now.wording?.settled;
  if (!settled || previousView(before, now)?.result) return [];
  return [settled.sum, ...(settled.gain ? [settled.gain] : [])].map((sentence) => formatLine(now, sentence));
}

/** Return a sentence at the level of speech that the reader chose. */
function spokenLine(now: State, sentence: Sentence): string {
  const brief = preferences.speech === 'brief' && hasText(sentence.id, 'brief');
  return formatLine(now, brief ? { ...sentence, id: `${sentence.id}.brief` } : sentence);
}

/** Return which card of the open trick is winning. */
function narrateWinner(now: State): string[] {
  const { trick, active = [] } = now.view ?? {};
  if (!trick || trick.winning === null) return [];
  const card = trick.cards[playingOrder(active, trick.leader).indexOf(trick.winning)];
  if (!card) return [];
  return [capitalize(t('table-said-winning', { card: cardName(card), ...seatFacts(now, trick.winning) }))];
}

/** Return the score of both sides. */
function narrateScore(now: State): string[] {
  const { pull } = now.wording ?? {};
  const { contract } = now.view ?? {};
  if (!pull || !contract) return [];
  const facts = { declarer: pull.side, opponents: pull.others, ...seatFacts(now, contract.declarer) };
  const id = countsTricks(now) ? 'table-taken-tricks-label' : 'table-taken-label';
  return [`${capitalize(t(id, facts))}.`];
}

/**
 * Return what only the fullest level of speech adds after a card: the winning card, or the score after a
 * trick.
 */
function narrateTable(before: State, now: State): string[] {
  if (preferences.speech !== 'full' || !hasNewCard(before, now) || now.view?.result) return [];
  return finishedTrick(before, now) ? narrateScore(now) : narrateWinner(now);
}

/** Return the reader's hand by suit, in its order on the screen. */
export function narrateHand(cards: readonly string[]): string[] {
  const suits: { suit: string; ranks: string[] }[] = [];
  for (const { suit, rank } of cards.flatMap((card) => readCard(card) ?? [])) {
    if (suits.at(-1)?.suit !== suit) suits.push({ suit, ranks: [] });
    suits.at(-1)?.ranks.push(t(`rank-${rank}`));
  }
  const suitTexts = suits.map(({ suit, ranks }) =>
    t('said-hand-suit', { suit: suitName(suit), ranks: ranks.join(', ') }),
  );
  return suitTexts.length > 0 ? [t('said-hand', { suits: suitTexts.join('; ') })] : [];
}

/** Return the deal's number, the dealer, and the reader's hand. */
function narrateDeal(now: State, view: View): string[] {
  const hand = narrateHand(view.hand.map(({ card }) => card));
  return [t('said-deal', { deal: now.table.deal, ...seatFacts(now, view.dealer) }), ...hand];
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
    ...sentences.map((sentence) => spokenLine(now, sentence)),
    ...narrateTable(before, now),
    ...narrateResult(before, now),
  ];
}

/** Return the sentences for a sequence of states. */
export function narrate(before: State | null, since: readonly State[]): string[] {
  const known = before ? [before, ...since] : since;
  return known.slice(1).flatMap((now, place) => narrateStep(known[place] ?? now, now));
}
