/** Whom the pad's sentences are about: they name seats, and the sheet knows whose these are. */
import type { PadHand, PadSheet, Sentence, State } from '../../protocol/messages';
import { formatLines, formatSentence } from '../../protocol/sentence';
import { formatSigned, locale, t } from '../../i18n/translate.svelte';

/** A sum of money, given in hundredths. */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat(locale(), { style: 'currency', currency }).format(cents / 100);
}

type Seating = Pick<State, 'you'> & { table: Pick<State['table'], 'seats'> };

export function playerName(sheet: PadSheet, player: number): string {
  return sheet.players[player]?.name || t('pad-newcomer');
}

/** What tells names apart: case, blanks and what cannot be seen do not. The pad itself decides. */
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

/** Names that would do where one is taken. */
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

/** What would be undone next; nothing where nothing is written yet. */
export function undoText({ undo, ...sheet }: PadSheet): string {
  if (!undo) return '';
  if (undo.hand !== null) return t(`pad-change-${undo.kind}`, { number: undo.hand });
  return changeText({ undo, ...sheet }, undo.kind, undo.players);
}

/** What a hand came to, as one says it: who played what, and how it went. */
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

/** By seat, as they sit now. */
export function seatNames(sheet: PadSheet, seated: number[] = sheet.seated): string[] {
  return seated.map((player) => playerName(sheet, player));
}

export function sheetText(sheet: PadSheet, said: readonly Sentence[], hand?: PadHand): string {
  return formatLines(toSeating(seatNames(sheet, hand?.seated)), said);
}

/** Sentences about accounts, closed ones too. */
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

/** What stands in a hand's line. */
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

/** What a player got for a hand, as it stands in its line. */
export function paymentText(hand: PadHand, of: PadHand['now'], player: number): string {
  const gain = handLine(hand, of)?.payments[hand.seated.indexOf(player)];
  return gain === undefined ? '' : formatSigned(gain);
}

/** Whether a player made or lost a hand; nothing if somebody else played it. */
export function outcomeMark(hand: PadHand, player: number): string {
  const { seat, outcome } = handLine(hand) ?? {};
  if (seat === undefined || seat === null || hand.seated[seat] !== player) return '';
  return outcome === 'lost' ? 'lost' : 'made';
}
