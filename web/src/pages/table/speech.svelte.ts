/** Answers that a screen reader speaks after a key, and what it said before. */
import type { State } from '../../protocol/messages';
import { cardName, formatLine, formatSentence } from '../../protocol/sentence';
import { preferences } from '../../shell/settings.svelte';
import { joinAnd, t } from '../../i18n/translate.svelte';
import { name, seatFacts } from '../../table/text/players';
import { playingOrder } from '../../table/seats/seat_positions';

export type Question = 'trick' | 'contract' | 'speech' | 'earlier' | 'later';

/** All announcements at this table in order, and the one to which the reader has gone back. */
class SpokenHistory {
  lines = $state.raw<readonly string[]>([]);
  place = $state(0);

  add(texts: readonly string[]): void {
    this.lines = [...this.lines, ...texts];
    this.place = this.lines.length;
  }

  /** Go back or forward by one announcement, and return it. */
  step(by: 1 | -1): string {
    const most = this.lines.length;
    if (most === 0) return t('table-said-none');
    this.place = Math.min(Math.max(this.place + by, -1), most);
    return this.lines[this.place] ?? t(by < 0 ? 'table-said-first' : 'table-said-last');
  }

  clear(): void {
    this.lines = [];
    this.place = 0;
  }
}

export const spokenHistory = new SpokenHistory();

class SpokenQuestion {
  /** The number of requests, so that an equal answer is spoken again. */
  asked = $state(0);
  what: Question = 'trick';

  ask(what: Question): void {
    this.what = what;
    this.asked += 1;
  }
}

export const spokenQuestion = new SpokenQuestion();

export function trickText(now: State): string {
  const trick = now.view?.trick;
  if (!now.view || !trick || trick.cards.length === 0) return t('table-said-trick-none');
  const order = playingOrder(now.view.active, trick.leader);
  const cards = trick.cards.map((card, turn) =>
    t('table-said-card', { card: cardName(card), ...seatFacts(now, order[turn] ?? 0) }),
  );
  return t('table-said-trick', { cards: joinAnd(cards) });
}

export function contractText(now: State): string {
  const contract = now.view?.contract;
  const { named, aim } = now.wording ?? {};
  if (!contract || !named || !aim) return t('table-bidding');
  return [formatLine(now, named), name(now, contract.declarer), formatSentence(now, aim)].join(', ');
}

/** Return the spoken answer to a question about the table. */
export function spokenAnswer(now: State, what: Question): string {
  if (what === 'trick') return trickText(now);
  if (what === 'contract') return contractText(now);
  if (what === 'speech') return t('table-said-speech', { level: t(`settings-speech-${preferences.speech}`) });
  return spokenHistory.step(what === 'earlier' ? -1 : 1);
}
