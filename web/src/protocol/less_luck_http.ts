/** Results with the luck of the cards taken out. The server computes a few deals for each request. */
import { get } from './http';
import type { ChallengeLessLuck, MatchLessLuck, PlayerLessLuck } from './messages';

export const fetchMatchLessLuck = (table: string, match: number) =>
  get<MatchLessLuck>(`/api/tables/${table}/less-luck/${match}`);
export const fetchChallengeLessLuck = (id: string) =>
  get<ChallengeLessLuck>(`/api/challenges/${id}/less-luck`);
export const fetchPlayerLessLuck = () => get<PlayerLessLuck>('/api/me/less-luck');

/** Ask again and again, and show each answer, until all deals are in it or the page is left. */
export async function showUntilComplete<T>(
  ask: () => Promise<T>,
  counts: (answer: T) => readonly { deals: number; of: number }[],
  show: (answer: T) => void,
  isWanted: () => boolean,
): Promise<void> {
  let before = -1;
  while (isWanted()) {
    const answer = await ask();
    if (!isWanted()) return;
    show(answer);
    const deals = counts(answer).reduce((sum, count) => sum + count.deals, 0);
    if (deals <= before || counts(answer).every((count) => count.deals >= count.of)) return;
    before = deals;
  }
}
