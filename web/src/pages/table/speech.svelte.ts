/** Answers that a screen reader speaks after a key. */
import type { State } from '../../protocol/messages';
import { cardName, formatLine, formatSentence } from '../../protocol/sentence';
import { joinAnd, t } from '../../i18n/translate.svelte';
import { name, seatFacts } from '../../table/text/players';
import { playingOrder } from '../../table/seats/seat_positions';

type Question = 'trick' | 'contract';

class SpokenQuestion {
  /** Counts the requests, so that the same answer is spoken again. */
  asked = $state(0);
  what: Question = 'trick';

  ask(what: Question): void {
    this.what = what;
    this.asked += 1;
  }
}

export const spokenQuestion = new SpokenQuestion();

function trickText(now: State): string {
  const trick = now.view?.trick;
  if (!now.view || !trick || trick.cards.length === 0) return t('table-said-trick-none');
  const order = playingOrder(now.view.active, trick.leader);
  const cards = trick.cards.map((card, turn) =>
    t('table-said-card', { card: cardName(card), ...seatFacts(now, order[turn] ?? 0) }),
  );
  return t('table-said-trick', { cards: joinAnd(cards) });
}

function contractText(now: State): string {
  const contract = now.view?.contract;
  const { named, aim } = now.wording ?? {};
  if (!contract || !named || !aim) return t('table-bidding');
  return [formatLine(now, named), name(now, contract.declarer), formatSentence(now, aim)].join(', ');
}

/** The last answer. */
export function spokenAnswer(now: State, what: Question): string {
  return what === 'trick' ? trickText(now) : contractText(now);
}
