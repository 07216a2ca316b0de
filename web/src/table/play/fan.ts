/**
 * The layout of the hand: side by side if the cards fit, otherwise overlapping with a finger's width of each
 * card visible, otherwise in two rows.
 */
import { parseCard } from '../../cards/card';

interface Size {
  width: number;
  height: number;
}

export interface Fan {
  card: number;
  step: number;
  gap: number;
  /** The distance between the tops of the two rows, in pixels; 0 for a single row. */
  row: number;
  /** Whether every card is completely visible; otherwise only its index is drawn. */
  whole: boolean;
  rows: string[][];
}

const FINGER = 44;
const LONGEST_ROW = 7;
/** The width in pixels below which a card is drawn without its face. */
const FACED = 84;

/** Return the size of a design pixel, which depends on the window as in `tokens.css`. */
function unit({ width, height }: Size): number {
  return Math.min(Math.max(Math.min(width / 1366, height / 768), 1), 1.875);
}

/** Return the width of a card of the hand; on a desktop the trick's cards are as wide. */
export function cardWidth(window: Size): number {
  const { width, height } = window;
  if (height < 500) return 56;
  if (width < 360) return 52;
  if (width < 600) return 66;
  if (width < 1024) return 96;
  return Math.round(90 * unit(window));
}

/** Return the distance between overlapping rows in pixels, so that a card's points stay visible. */
const footOfIndex = (card: number) => (card < 60 ? 68 : 72);

/** Return the indices at which a new suit (or the trumps) begins. */
function boundaries(hand: readonly string[]): number[] {
  const suits = hand.map((text) => parseCard(text)?.suit);
  return suits.flatMap((suit, place) => (place > 0 && suit !== suits[place - 1] ? [place] : []));
}

function twoRows(hand: string[]): string[][] {
  const middle = hand.length / 2;
  const fits = (place: number) => place <= LONGEST_ROW && hand.length - place <= LONGEST_ROW;
  const near = (a: number, b: number) => Math.abs(a - middle) - Math.abs(b - middle);
  const at = boundaries(hand).filter(fits).sort(near)[0] ?? Math.ceil(middle);
  return [hand.slice(0, at), hand.slice(at)];
}

/** `room` is the width of the hand; the window's size determines that of the card. */
export function layOutHand(hand: string[], room: number, window: Size): Fan {
  const width = cardWidth(window);
  const scale = unit(window);
  const margin = window.width < 360 ? 2 : 4;
  const suitGap = window.width < 600 ? 0 : Math.round(10 * scale);
  const free = room - 2 * margin - width;
  const gaps = boundaries(hand).length * suitGap;
  const most = width + (width < FACED ? 1 : Math.round(4 * scale));
  const step = Math.min(most, Math.floor((free - gaps) / Math.max(hand.length - 1, 1)));
  if (step >= FINGER || hand.length <= 2) {
    const whole = width >= FACED && (step >= width || hand.length === 1);
    return { card: width, step, gap: suitGap, row: 0, whole, rows: [hand] };
  }
  const rows = twoRows(hand);
  const longest = Math.max(...rows.map((row) => row.length));
  return {
    card: width,
    step: Math.min(most, Math.floor(free / Math.max(longest - 1, 1))),
    gap: 0,
    whole: false,
    row: window.height < 700 ? footOfIndex(width) : Math.round(width * 1.4) + 8,
    rows,
  };
}
