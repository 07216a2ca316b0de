/** The list of games, loaded once. */
import type { Game, Games, Option, Preset } from './messages';
import { fetchGames } from './http';

const loaded = $state<{ menu: Games | null; failed: boolean }>({ menu: null, failed: false });

export function gameCatalogue(): Games | null {
  return loaded.menu;
}

export function catalogueFailed(): boolean {
  return loaded.failed;
}

let pending: Promise<void> | null = null;

/** Load the list; parallel calls share one request. */
export function fetchCatalogue(): Promise<void> {
  pending ??= fetchOnce().finally(() => (pending = null));
  return pending;
}

async function fetchOnce(): Promise<void> {
  if (loaded.menu) return;
  loaded.failed = false;
  try {
    loaded.menu = await fetchGames();
  } catch {
    loaded.failed = true;
  }
}

export function findGame(id: string): Game | undefined {
  return loaded.menu?.games.find((game) => game.id === id);
}

export function findPreset(game: string, id: string): Preset | undefined {
  return findGame(game)?.presets.find((preset) => preset.id === id);
}

export interface Group {
  id: Option['group'];
  options: Option[];
}

/** The options in their groups, in the order of the catalogue. */
export function groupOptions(options: readonly Option[]): Group[] {
  const groups = options.map(({ group }) => group);
  const order = groups.filter((id, at) => groups.indexOf(id) === at);
  return order.map((id) => ({ id, options: options.filter(({ group }) => group === id) }));
}
