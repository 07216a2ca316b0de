/** Who sits where, in words. */
import type { SeatedPlayer, State } from '../../protocol/messages';
import { knows, say } from '../../i18n/translate.svelte';

export { name, who } from '../../protocol/sentence';

export type May = NonNullable<State['may']>[number];

export function player(state: State, seat: number): SeatedPlayer | undefined {
  return state.table.seats.find((seated) => seated.seat === seat);
}

/** The seat shown below: the reader's, or the first for a watcher. */
export function below(state: State): number {
  return state.you ?? 0;
}

/** Whether the reader may do this just now. */
export function may({ may: allowed = [] }: State, what: May): boolean {
  return allowed.includes(what);
}

/** Who plays a seat: the bot by its name, where it has one. */
export function botName(bot: string): string {
  return knows(`bot-${bot}`) ? say('table-a-bot') : bot;
}

/** How strong a bot is, in a word. */
export function level(bot: string): string {
  return say(knows(`bot-${bot}`) ? `bot-${bot}` : 'bot');
}

/** That a bot plays, and how strong it is where that has a word; by ear a club could be a card. */
export function levelAloud(bot: string): string {
  const word = `bot-${bot}`;
  if (!knows(word)) return say('bot');
  return say('table-bot-level', { level: say(knows(word, 'aloud') ? `${word}.aloud` : word) });
}

/** Whether the table has said that it waits for a seat. Nobody is pressed who keeps only bots waiting. */
export function waitedFor(now: State, seat: number): boolean {
  const others = now.table.seats.filter(
    (seated) => seated.taken && seated.bot === null && seated.seat !== seat,
  );
  return player(now, seat)?.nudged === true && others.length > 0;
}

/** Whether the table waits for the reader, and has said so. */
export function nudged(now: State): boolean {
  return now.you !== null && waitedFor(now, now.you);
}

/** Whether somebody else sits here who is no bot. */
export function inCompany({ table, you }: State): boolean {
  return table.seats.some(({ seat, bot, taken }) => taken && bot === null && seat !== you);
}

/** Whether the table has no clocks: nothing is played for anybody. */
export function byTurns({ table: { waits } }: State): boolean {
  return waits !== undefined && [waits.nudge, waits.absent, waits.idle].every((wait) => wait === null);
}

/** The people the next deal waits for. */
export function notReady(state: State): string[] {
  return state.table.seats
    .filter((seated) => seated.taken && seated.bot === null && !seated.ready && seated.seat !== state.you)
    .map((seated) => seated.name);
}
