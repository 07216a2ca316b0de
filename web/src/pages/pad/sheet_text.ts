/** Whom the pad's sentences are about: they name seats, and the sheet knows whose these are. */
import type { PadHand, PadSheet, Sentence, State } from '../../protocol/messages';
import { formatLines, formatSentence } from '../../protocol/sentence';
import { t, formatSigned } from '../../i18n/translate.svelte';

type Seating = Pick<State, 'you'> & { table: Pick<State['table'], 'seats'> };

export function playerName(sheet: PadSheet, player: number): string {
  return sheet.players[player]?.name || t('pad-newcomer');
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
