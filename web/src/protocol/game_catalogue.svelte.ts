/** The games on offer, fetched once. */
import type { Game, Games, Option, Preset } from './messages';
import { games } from './http';

const kept = $state<{ menu: Games | null; failed: boolean }>({ menu: null, failed: false });

export function menu(): Games | null {
  return kept.menu;
}

export function menuFailed(): boolean {
  return kept.failed;
}

let coming: Promise<void> | null = null;

/** Fetches them, once for all who ask meanwhile. */
export function fetchMenu(): Promise<void> {
  coming ??= fetchOnce().finally(() => (coming = null));
  return coming;
}

async function fetchOnce(): Promise<void> {
  if (kept.menu) return;
  kept.failed = false;
  try {
    kept.menu = await games();
  } catch {
    kept.failed = true;
  }
}

export function gameOf(id: string): Game | undefined {
  return kept.menu?.games.find((game) => game.id === id);
}

export function presetOf(game: string, id: string): Preset | undefined {
  return gameOf(game)?.presets.find((preset) => preset.id === id);
}

/** The options in their groups, so that a table's choices can be taken in. */
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

/** Every option stands in one group: those not named elsewhere are prices. */
export function grouped(options: readonly Option[]): Group[] {
  const named = Object.values(GROUPS).flat();
  const within = (id: string) =>
    id === 'prices'
      ? options.filter((option) => !named.includes(option.id))
      : options.filter((option) => GROUPS[id]?.includes(option.id));
  return ['auction', 'play', 'prices', 'table']
    .map((id) => ({ id, options: within(id) }))
    .filter((group) => group.options.length > 0);
}
