/** What is said aloud because somebody asked for it by a key. */
import type { State } from '../../protocol/messages';
import { cardName, line, words } from '../../protocol/sentence';
import { all, say } from '../../i18n/translate.svelte';
import { name } from '../../table/text/players';
import { playingOrder } from '../../table/seats/seat_positions';

type Question = 'trick' | 'contract';

class Spoken {
  /** How often something was asked; each time it is said anew. */
  asked = $state(0);
  what: Question = 'trick';

  ask(what: Question): void {
    this.what = what;
    this.asked += 1;
  }
}

export const spoken = new Spoken();

function trickWords(now: State): string {
  const trick = now.view?.trick;
  if (!now.view || !trick || trick.cards.length === 0) return say('table-said-trick-none');
  const order = playingOrder(now.view.active, trick.leader);
  const cards = trick.cards.map((card, turn) =>
    say('table-said-card', { card: cardName(card), name: name(now, order[turn] ?? 0) }),
  );
  return say('table-said-trick', { cards: all(cards) });
}

function contractWords(now: State): string {
  const contract = now.view?.contract;
  const { named, aim } = now.wording ?? {};
  if (!contract || !named || !aim) return say('table-bidding');
  return [line(now, named), name(now, contract.declarer), words(now, aim)].join(', ');
}

/** The answer to what was asked. */
export function answered(now: State, what: Question): string {
  return what === 'trick' ? trickWords(now) : contractWords(now);
}
