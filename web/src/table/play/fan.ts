/** How the hand lies: side by side if it fits, else overlapped with a finger's width of each card, else in two rows. */
import { card } from '../../cards/card';

export interface Fan {
  card: number;
  step: number;
  gap: number;
  /** From the top of one row to the next; 0 for a single row. */
  row: number;
  rows: string[][];
}

const FINGER = 44;
const LONGEST_ROW = 7;

function cardWidth(width: number, height: number): number {
  if (height < 500) return 56;
  if (width < 360) return 52;
  if (width < 600) return 66;
  if (width < 1024) return 96;
  return width >= 1600 && height >= 900 ? 112 : 90;
}

/** The places where one suit (or the trumps) give way to the next. */
function boundaries(hand: readonly string[]): number[] {
  const suits = hand.map((text) => card(text)?.suit);
  return suits.flatMap((suit, place) => (place > 0 && suit !== suits[place - 1] ? [place] : []));
}

function twoRows(hand: string[]): string[][] {
  const middle = hand.length / 2;
  const fits = (place: number) => place <= LONGEST_ROW && hand.length - place <= LONGEST_ROW;
  const near = (a: number, b: number) => Math.abs(a - middle) - Math.abs(b - middle);
  const at = boundaries(hand).filter(fits).sort(near)[0] ?? Math.ceil(middle);
  return [hand.slice(0, at), hand.slice(at)];
}

/** `room` is the width the hand has; the window's size chooses the card. */
export function fan(hand: string[], room: number, window: { width: number; height: number }): Fan {
  const width = cardWidth(window.width, window.height);
  const margin = window.width < 360 ? 2 : 4;
  const suitGap = window.width < 600 ? 0 : 10;
  const free = room - 2 * margin - width;
  const gaps = boundaries(hand).length * suitGap;
  const most = width + (width < 84 ? 1 : 4);
  const step = Math.min(most, Math.floor((free - gaps) / Math.max(hand.length - 1, 1)));
  if (step >= FINGER || hand.length <= 2) {
    return { card: width, step, gap: suitGap, row: 0, rows: [hand] };
  }
  const rows = twoRows(hand);
  const longest = Math.max(...rows.map((row) => row.length));
  return {
    card: width,
    step: Math.min(most, Math.floor(free / Math.max(longest - 1, 1))),
    gap: 0,
    row: window.height < 700 ? 68 : Math.round(width * 1.4) + 8,
    rows,
  };
}
