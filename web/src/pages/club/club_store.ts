/** The club data in this browser: the evenings of the season, and the points. */
import type { ClubAsked } from '../../protocol/messages';
import { saveLocal, loadLocal } from '../../shell/settings.svelte';

export type Evening = Record<string, unknown>;
export type ClubRule = NonNullable<ClubAsked['rule']>;

export interface StoredClub {
  evenings: Evening[];
  rule: ClubRule;
}

const PLACE = 'spadille.club';

export function loadClub(): StoredClub {
  const kept = (loadLocal(PLACE) ?? {}) as Partial<StoredClub>;
  return { evenings: Array.isArray(kept.evenings) ? kept.evenings : [], rule: kept.rule ?? {} };
}

export function saveClub(club: StoredClub): void {
  saveLocal(PLACE, club);
}

export function eveningTitle(evening: Evening): string {
  return typeof evening.title === 'string' ? evening.title.trim() : '';
}
