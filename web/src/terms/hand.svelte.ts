/** The hand that the house has dealt for the table that somebody thinks of. */
import type { HandShown } from '../protocol/messages';
import { Refusal, showHand } from '../protocol/http';
import type { Choices } from './choices.svelte';

export class ShownHand {
  shown = $state.raw<HandShown | null>(null);
  #game = '';
  #asked = 0;

  /** The hand as these choices deal it: of another game another one, else the one that lies there. */
  async deal({ game, rules, options, seats }: Choices, again = false): Promise<void> {
    const hand = again || game !== this.#game ? null : (this.shown?.hand ?? null);
    const number = (this.#asked += 1);
    this.#game = game;
    const found = await showHand({ game, rules, options: { ...options }, seats, hand }).catch(unseen);
    if (number === this.#asked) this.shown = found;
  }
}

/** No hand is seen where there can be no such table: whoever opens it hears why. */
function unseen(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
