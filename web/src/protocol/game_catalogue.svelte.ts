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

/** Options in groups. */
const GROUPS: Record<string, string[]> = {
  auction: ['auction', 'solo_trumps', 'call_card'],
  play: [
    'sixty',
    'misere_goal',
    'guarantee_points',
    'guarantee_hearts_points',
    'spread_lead',
    'spread_exposed',
  ],
  table: ['sitters', 'sitting_out', 'deal'],
};

export interface Group {
  id: string;
  options: Option[];
}

/** Return an option's group; options without a group are prices. */
export function groupOptions(options: readonly Option[]): Group[] {
  const named = Object.values(GROUPS).flat();
  const within = (id: string) =>
    id === 'prices'
      ? options.filter((option) => !named.includes(option.id))
      : options.filter((option) => GROUPS[id]?.includes(option.id));
  return ['auction', 'play', 'prices', 'table']
    .map((id) => ({ id, options: within(id) }))
    .filter((group) => group.options.length > 0);
}
