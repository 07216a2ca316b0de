/** The club data in this browser: the evenings of the season, and the points. */
import type { ClubRequest } from '../../protocol/messages';
import { saveText } from '../../shell/browser_storage';
import { locale } from '../../i18n/translate.svelte';
import { loadLocal } from '../../shell/settings.svelte';

export type Evening = Record<string, unknown>;
export type ClubRule = NonNullable<ClubRequest['rule']>;

export interface StoredClub {
  evenings: Evening[];
  rule: ClubRule;
}

const PLACE = 'spadille.club';

export function loadClub(): StoredClub {
  const kept = (loadLocal(PLACE) ?? {}) as Partial<StoredClub>;
  return { evenings: Array.isArray(kept.evenings) ? kept.evenings : [], rule: kept.rule ?? {} };
}

/** Keeps it; false where there is no room. */
export function saveClub(club: StoredClub): boolean {
  return saveText(PLACE, JSON.stringify(club));
}

export function eveningTitle(evening: Evening): string {
  return typeof evening.title === 'string' ? evening.title.trim() : '';
}

const FIGURES = ['hands', 'won', 'lost', 'beaten', 'counters'] as const;

/** Evenings as they are asked about: each name is written once, so that a long season fits into a request. */
export function packEvenings(evenings: readonly Evening[]): Pick<ClubRequest, 'names' | 'evenings'> {
  const numbers = new Map<string, number>();
  function packTally(tally: unknown): unknown {
    if (typeof tally !== 'object' || tally === null || !('name' in tally)) return tally;
    const { name, ...figures } = tally as Record<string, unknown>;
    if (typeof name !== 'string') return tally;
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return [numbers.get(name), ...FIGURES.map((figure) => figures[figure] ?? 0)];
  }
  const packed = evenings.map((evening) =>
    Array.isArray(evening.tallies) ? { ...evening, tallies: evening.tallies.map(packTally) } : evening,
  );
  return { names: [...numbers.keys()], evenings: packed };
}

export function longDay(time: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(time));
}

/** The day of a moment where the reader is. */
export function localDay(time: string): string {
  return time ? new Date(time).toDateString() : '';
}
