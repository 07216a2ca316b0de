/** The pad's sentences name seats; these functions find the names of the players in them. */
import type { PadHand, PadSheet, Sentence, State } from '../../protocol/messages';
import { formatLines, formatSentence } from '../../protocol/sentence';
import { formatSigned, locale, t } from '../../i18n/translate.svelte';

/** Return a sum of money, given in hundredths, as text. */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat(locale(), { style: 'currency', currency }).format(cents / 100);
}

type Seating = Pick<State, 'you'> & { table: Pick<State['table'], 'seats'> };

export function playerName(sheet: PadSheet, player: number): string {
  return sheet.players[player]?.name || t('pad-newcomer');
}

/**
 * Return a key that is equal for names which differ only in case, spaces or invisible characters. The server
 * has the same rule.
 */
function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

const LONGEST = 24;

/** Return names that could be used instead of one that is taken. */
export function otherNames(name: string, taken: readonly string[]): string[] {
  const plain = name.trim().replace(/\s+/g, ' ');
  const made = ['B.', 'S.', '2', '3'].map((end) => `${plain} ${end}`);
  const free = [...made.slice(0, 2), t('pad-name-young', { name: plain }), ...made.slice(2)].filter(
    (one) => [...one].length <= LONGEST && !taken.some((known) => isSameName(known, one)),
  );
  return free.slice(0, 3);
}

/** A change of players in words. */
export function changeText(sheet: PadSheet, kind: string, players: readonly number[]): string {
  const [first = 0, second = first] = players;
  return t(`pad-change-${kind}`, { name: playerName(sheet, first), new: playerName(sheet, second) });
}

/** Return what the next undo would remove, in words; empty if the sheet has no entries. */
export function undoText({ undo, ...sheet }: PadSheet): string {
  if (!undo) return '';
  if (undo.hand !== null) return t(`pad-change-${undo.kind}`, { number: undo.hand });
  return changeText({ undo, ...sheet }, undo.kind, undo.players);
}

/** Return a hand in words: who declared what, and the result. */
export function handText(sheet: PadSheet, hand: PadHand): string {
  const line = handLine(hand);
  if (!line) return t(hand.struck ? 'pad-struck' : 'pad-impossible');
  const what = [line.title, line.figure].filter((word) => word !== null).join(' ');
  if (line.seat === null) return what;
  const who = playerName(sheet, hand.seated[line.seat] ?? 0);
  return t('pad-said-outcome', {
    who,
    what,
    outcome: t(`pad-legend-${line.outcome === 'lost' ? 'lost' : 'made'}`),
  });
}

function toSeating(names: string[]): Seating {
  const seats = names.map((name, seat) => ({ seat, name, taken: true }));
  return { you: null, table: { seats: seats as State['table']['seats'] } };
}

/** Return the names of the players by seat. */
export function seatNames(sheet: PadSheet, seated: number[] = sheet.seated): string[] {
  return seated.map((player) => playerName(sheet, player));
}

export function sheetText(sheet: PadSheet, said: readonly Sentence[], hand?: PadHand): string {
  return formatLines(toSeating(seatNames(sheet, hand?.seated)), said);
}

/** Return a sentence about accounts of players, including closed ones. */
export function accountText(sheet: PadSheet, said: Sentence): string {
  return formatLines(toSeating(sheet.players.map((_, player) => playerName(sheet, player))), [said]);
}

export interface HandLine {
  title: string;
  figure: number | null;
  seat: number | null;
  outcome: string;
  payments: number[];
  doubled: boolean;
}

/** Return the contents of a hand's row; null if the hand has none. */
export function handLine({ now }: PadHand, of: PadHand['now'] = now): HandLine | null {
  const result = of.result as null | {
    declarer: number | null;
    points?: number | null;
    tricks?: number | null;
    outcome: string;
    payments: number[];
  };
  if (!result) return null;
  const title = of.played ? formatSentence(toSeating([]), of.played) : t('pad-passed');
  const doubled = Object.keys((of.summary.doubled ?? {}) as object).length > 0;
  const { declarer: seat, points, tricks, outcome, payments } = result;
  return { title, figure: points ?? tricks ?? null, seat, outcome, payments, doubled };
}

/** Return a player's payment for a hand, as its cell shows it. */
export function paymentText(hand: PadHand, of: PadHand['now'], player: number): string {
  const gain = handLine(hand, of)?.payments[hand.seated.indexOf(player)];
  return gain === undefined ? '' : formatSigned(gain);
}

/** Return a mark that says whether a player made or lost a hand; empty if another player declared it. */
export function outcomeMark(hand: PadHand, player: number): string {
  const { seat, outcome } = handLine(hand) ?? {};
  if (seat === undefined || seat === null || hand.seated[seat] !== player) return '';
  return outcome === 'lost' ? 'lost' : 'made';
}
