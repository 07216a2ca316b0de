/** The players by seat, in words. */
import type { SeatedPlayer, State } from '../../protocol/messages';
import { hasText, t } from '../../i18n/translate.svelte';

export { seatLabel as name, seatName as nameInSentence, seatFacts } from '../../protocol/sentence';

export type May = NonNullable<State['may']>[number];

export function player(state: State, seat: number): SeatedPlayer | undefined {
  return state.table.seats.find((seated) => seated.seat === seat);
}

/** Return the name that a seat's portrait is made from, the reader's own too; empty for a free seat. */
export function portraitName(state: State, seat: number): string {
  return state.table.players?.[seat] ?? player(state, seat)?.name ?? '';
}

/** Return the lowest seat on the screen: the reader's, or the first for an observer. */
export function seatBelow(state: State): number {
  return state.you ?? 0;
}

/** Return whether the reader may do this now. */
export function may({ may: allowed = [] }: State, what: May): boolean {
  return allowed.includes(what);
}

/** Return the name of a bot's level, if it has one. */
export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? t('table-a-bot') : bot;
}

/** Return a bot's strength in a word. */
export function botLevel(bot: string): string {
  return t(hasText(`bot-${bot}`) ? `bot-${bot}` : 'bot');
}

/** Return that a bot plays, and its strength, for screen readers: "club" alone could be a suit. */
export function botLevelAloud(bot: string): string {
  const word = `bot-${bot}`;
  if (!hasText(word)) return t('bot');
  return t('table-bot-level', { level: t(hasText(word, 'aloud') ? `${word}.aloud` : word) });
}

/** Return whether the table has announced that it waits for a seat. A player alone with bots is not reminded. */
export function isWaitedFor(now: State, seat: number): boolean {
  const others = now.table.seats.filter(
    (seated) => seated.taken && seated.bot === null && seated.seat !== seat,
  );
  return player(now, seat)?.nudged === true && others.length > 0;
}

/** Return whether the table has announced that it waits for the reader. */
export function isNudged(now: State): boolean {
  return now.you !== null && isWaitedFor(now, now.you);
}

/** Return whether another person sits here. */
export function hasOtherPeople({ table, you }: State): boolean {
  return table.seats.some(({ seat, bot, taken }) => taken && bot === null && seat !== you);
}

/** Return whether the table has no time limits, so that bots never take over. */
export function hasNoTimeouts({ table: { waits } }: State): boolean {
  return waits !== undefined && [waits.nudge, waits.absent, waits.idle].every((wait) => wait === null);
}

/** Return the people the next deal waits for. */
export function namesNotReady(state: State): string[] {
  return state.table.seats
    .filter((seated) => seated.taken && seated.bot === null && !seated.ready && seated.seat !== state.you)
    .map((seated) => seated.name);
}

/** Return the number of cards of a seat's hand that a watcher sees face down. */
export function coveredCards({ you, view, hands }: State, seat: number): number {
  if (you !== null || !view || view.result || hands?.[seat] || view.shown[String(seat)]) return 0;
  return view.counts[seat] ?? 0;
}
