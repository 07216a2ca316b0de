/** The answers of a decision, by what they name. */
import type { Choice } from '../../protocol/messages';

/** Return the verbs of the answers, each once, in their order. */
export function verbsOf(choices: readonly Choice[] = []): string[] {
  return [...new Set(choices.map(({ verb }) => verb))];
}

/**
 * Return the answers with one of these verbs, by the card, contract or suit that they name, or '' if they
 * name nothing.
 */
export function answersBy(choices: readonly Choice[] = [], ...wanted: string[]): Map<string, string> {
  const matching = choices.filter(({ verb }) => wanted.includes(verb));
  return new Map(
    matching.map(({ card, contract, suit, action }) => [card ?? contract ?? suit ?? '', action]),
  );
}

/** Return the answer with these cards, if their number is complete. */
export function answerWith(choice: Choice | undefined, cards: readonly string[]): string | undefined {
  if (!choice || cards.length !== choice.count) return undefined;
  return [choice.action, ...cards].join(' ');
}

/** Return whether a decision of this kind is answered in its own box, which also holds the hint button. */
export function hasBox(kind: string | undefined): boolean {
  return kind === 'auction' || kind === 'trump' || kind === 'call' || kind === 'discard';
}
