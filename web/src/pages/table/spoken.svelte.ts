/** What is said aloud because somebody asked for it by a key. */
import type { State } from '../../protocol/messages';
import { all, say, sentence } from '../../text/say.svelte';
import { aim, cardName, contractIn } from '../../table/words/words';
import { name } from '../../table/words/people';
import { playingOrder } from '../../table/seats/places';
import { sheetOf } from '../../table/words/settling';

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
  const sheet = sheetOf(now.table.sheet, contract?.id ?? null);
  if (!contract || !sheet) return say('table-bidding');
  const named = sentence(contractIn(sheet, contract.id, contract.trump));
  return [named, name(now, contract.declarer), aim(sheet.goal, contract.trump)].join(', ');
}

/** The answer to what was asked. */
export function answered(now: State, what: Question): string {
  return what === 'trick' ? trickWords(now) : contractWords(now);
}
