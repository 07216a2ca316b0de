/** Who sits where, in words. */
import type { SeatedPlayer, State } from '../../protocol/messages';
import { hasText, t } from '../../i18n/translate.svelte';

export { seatName as name, seatFacts as who } from '../../protocol/sentence';

export type May = NonNullable<State['may']>[number];

export function player(state: State, seat: number): SeatedPlayer | undefined {
  return state.table.seats.find((seated) => seated.seat === seat);
}

/** The seat shown below: the reader's, or the first for a watcher. */
export function seatBelow(state: State): number {
  return state.you ?? 0;
}

/** Whether the reader may do this just now. */
export function may({ may: allowed = [] }: State, what: May): boolean {
  return allowed.includes(what);
}

/** Who plays a seat: the bot by its name, where it has one. */
export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? t('table-a-bot') : bot;
}

/** How strong a bot is, in a word. */
export function botLevel(bot: string): string {
  return t(hasText(`bot-${bot}`) ? `bot-${bot}` : 'bot');
}

/** That a bot plays, and how strong it is where that has a word; by ear a club could be a card. */
export function botLevelAloud(bot: string): string {
  const word = `bot-${bot}`;
  if (!hasText(word)) return t('bot');
  return t('table-bot-level', { level: t(hasText(word, 'aloud') ? `${word}.aloud` : word) });
}

/** Whether the table has said that it waits for a seat. Nobody is pressed who keeps only bots waiting. */
export function isWaitedFor(now: State, seat: number): boolean {
  const others = now.table.seats.filter(
    (seated) => seated.taken && seated.bot === null && seated.seat !== seat,
  );
  return player(now, seat)?.nudged === true && others.length > 0;
}

/** Whether the table waits for the reader, and has said so. */
export function isNudged(now: State): boolean {
  return now.you !== null && isWaitedFor(now, now.you);
}

/** Whether somebody else sits here who is no bot. */
export function hasOtherPeople({ table, you }: State): boolean {
  return table.seats.some(({ seat, bot, taken }) => taken && bot === null && seat !== you);
}

/** Whether the table has no clocks: nothing is played for anybody. */
export function hasNoTimeouts({ table: { waits } }: State): boolean {
  return waits !== undefined && [waits.nudge, waits.absent, waits.idle].every((wait) => wait === null);
}

/** The people the next deal waits for. */
export function namesNotReady(state: State): string[] {
  return state.table.seats
    .filter((seated) => seated.taken && seated.bot === null && !seated.ready && seated.seat !== state.you)
    .map((seated) => seated.name);
}
