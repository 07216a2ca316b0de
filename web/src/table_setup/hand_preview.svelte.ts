/** The hand on the landing page, dealt by the server for the current settings. */
import type { HandPreview as PreviewedHand } from '../protocol/messages';
import { previewHand } from '../protocol/http';
import { resultOrError } from '../protocol/api_error';
import type { Choices } from './choices.svelte';

export class HandPreview {
  shown = $state.raw<PreviewedHand | null>(null);
  /** Resolves when the latest hand has arrived. */
  arrived = Promise.resolve();
  #game = '';
  #asked = 0;

  /** Load the hand for these settings: a new one if the game has changed, otherwise the current one. */
  deal(choices: Choices, again = false): Promise<void> {
    this.arrived = this.#load(choices, again);
    return this.arrived;
  }

  async #load({ game, rules, options, seats }: Choices, again: boolean): Promise<void> {
    const hand = again || game !== this.#game ? null : (this.shown?.hand ?? null);
    const number = (this.#asked += 1);
    this.#game = game;
    // invalid settings have no hand; opening the table explains why
    const [found] = await resultOrError(() =>
      previewHand({ game, rules, options: { ...options }, seats, hand }),
    );
    if (number === this.#asked) this.shown = found;
  }
}
