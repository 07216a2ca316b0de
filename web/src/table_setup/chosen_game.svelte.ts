/** The chosen game: the rulebook opens at its page. */
const chosen = $state({ game: 'six-bid' });

export function chosenGame(): string {
  return chosen.game;
}

export function chooseGame(game: string): void {
  chosen.game = game;
}
