/** What this browser keeps of a club: the evenings of its season, and its points. */
import type { ClubAsked } from '../../protocol/messages';
import { remember, remembered } from '../../shell/settings.svelte';

export type Evening = Record<string, unknown>;
export type ClubRule = NonNullable<ClubAsked['rule']>;

export interface KeptClub {
  evenings: Evening[];
  rule: ClubRule;
}

const PLACE = 'spadille.club';

export function keptClub(): KeptClub {
  const kept = (remembered(PLACE) ?? {}) as Partial<KeptClub>;
  return { evenings: Array.isArray(kept.evenings) ? kept.evenings : [], rule: kept.rule ?? {} };
}

export function keepClub(club: KeptClub): void {
  remember(PLACE, club);
}

export function titleOf(evening: Evening): string {
  return typeof evening.title === 'string' ? evening.title.trim() : '';
}
