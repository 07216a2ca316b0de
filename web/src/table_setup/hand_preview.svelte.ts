/** The hand that the house has dealt for the table that somebody thinks of. */
import type { HandShown } from '../protocol/messages';
import { previewHand } from '../protocol/http';
import { resultOrError } from '../protocol/api_error';
import type { Choices } from './choices.svelte';

export class HandPreview {
  shown = $state.raw<HandShown | null>(null);
  #game = '';
  #asked = 0;

  /** The hand as these choices deal it: of another game another one, else the one that lies there. */
  async deal({ game, rules, options, seats }: Choices, again = false): Promise<void> {
    const hand = again || game !== this.#game ? null : (this.shown?.hand ?? null);
    const number = (this.#asked += 1);
    this.#game = game;
    // no hand is seen where there can be no such table: whoever opens it hears why
    const [found] = await resultOrError(() =>
      previewHand({ game, rules, options: { ...options }, seats, hand }),
    );
    if (number === this.#asked) this.shown = found;
  }
}
