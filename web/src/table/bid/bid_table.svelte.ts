/** The table of all bids, which a wide window shows in games with many bids. */
import { MediaQuery } from 'svelte/reactivity';
import type { ContractSheet, State } from '../../protocol/messages';
import { LAYOUTS } from '../../styles/layouts';
import { currentAdvice } from '../text/coach_advice.svelte';
import { MANY_BIDS } from '../text/question_size';

const round = new MediaQuery(LAYOUTS.round);

/** Return whether the bids are shown in this table; the seats are then in the rail. */
export function showsBidTable({ table, wording }: Pick<State, 'table' | 'wording'>): boolean {
  const bids = wording?.choices.some(({ verb }) => verb === 'bid' || verb === 'hold') ?? false;
  return round.current && bids && table.sheet.length > MANY_BIDS && !currentAdvice();
}

export const KINDS = ['partner', 'no-trumps', 'alone', 'all'] as const;
type Kind = (typeof KINDS)[number];

export interface BidLine {
  id: string;
  /** The contract's rank, from low to high. */
  rank: number;
  sheet: ContractSheet;
  /** The action that bids the contract; null if it is not legal now. */
  answer: string | null;
}

/** Return the contracts of each kind, lowest first. */
export function linesByKind(
  sheets: readonly ContractSheet[],
  answers: ReadonlyMap<string, string>,
): { kind: Kind; lines: BidLine[] }[] {
  const lines = sheets.map((sheet, place) => ({
    id: sheet.id,
    rank: place + 1,
    sheet,
    answer: answers.get(sheet.id) ?? null,
  }));
  return KINDS.map((kind) => ({
    kind,
    lines: lines.filter(({ sheet }) => (sheet.kind ?? 'alone') === kind),
  })).filter((group) => group.lines.length > 0);
}

/** Return the suits in which a contract has a different price. */
export function pricedSuits(sheets: readonly ContractSheet[]): string[] {
  const suits = sheets.flatMap(({ price }) => Object.keys(price.in_suit ?? {}));
  return suits.filter((suit, place) => suits.indexOf(suit) === place);
}

/**
 * Return the prices of a contract by column: for other suits first, then for each suit with a different
 * price; null if there is none.
 */
export function priceColumns({ trumps, price }: ContractSheet, suits: readonly string[]): (number | null)[] {
  const only = trumps.length === 1 ? trumps[0] : undefined;
  if (trumps.length === 0) return [...suits.map(() => null), price.value];
  const other = only !== undefined && suits.includes(only) ? null : price.value;
  return [
    other,
    ...suits.map((suit) => {
      if (only !== undefined) return suit === only ? price.value : null;
      return price.in_suit?.[suit] ?? price.value;
    }),
  ];
}
