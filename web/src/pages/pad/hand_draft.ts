/** The hand that is being entered, as names and numbers; no rules are applied here. */
import type { PadForm, PadTile } from '../../protocol/messages';
import { formatBriefly } from '../../protocol/sentence';
import type { Entry } from './sheet_store';

export function isDrafted(draft: Entry, name: string, value: unknown): boolean {
  return name in draft && draft[name] === value;
}

/** Return the button of the form that belongs to the chosen contract and trumps. */
export function pickedTile(form: PadForm, draft: Entry): PadTile | undefined {
  return form.tiles.find(
    ({ contract, trump }) => draft.contract === contract && (trump === null || trump === draft.trump),
  );
}

/**
 * Return the hand after a contract's button is pressed; `again` removes the choice. Inputs for another
 * contract are dropped.
 */
export function pickTile({ contract, trump, asks }: PadTile, again: boolean): Entry {
  const nothing = { contract: undefined, trump: undefined, partner: undefined };
  const said = asks === 'made' ? { points: undefined, others: undefined } : { made: undefined };
  const extras = { first: undefined, last: undefined, missed: undefined, mackers: undefined };
  if (again) return { ...nothing, ...said, ...extras };
  return { ...nothing, ...said, ...extras, contract, trump: trump ?? undefined };
}

export function shortPrice({ price }: PadTile): string {
  return formatBriefly([price]);
}

type Doubled = Record<string, number>;

/** Return the factor by which a seat's payment is multiplied: 1, 2 after a double, 4 after a redouble. */
export function stakeOf(draft: Entry, seat: number): number {
  return ((draft.doubled ?? {}) as Doubled)[seat] ?? 1;
}

/** Return the doubles of a hand after another tap on a seat: doubled, redoubled, not doubled, in turn. */
stakeOf.next = (draft: Entry, seat: number, stakes: readonly number[]): Doubled | undefined => {
  const doubled = { ...((draft.doubled ?? {}) as Doubled) };
  const next = stakes[stakes.indexOf(doubled[seat] ?? 0) + 1];
  const others = Object.fromEntries(Object.entries(doubled).filter(([one]) => one !== String(seat)));
  const all = next === undefined ? others : { ...others, [seat]: next };
  return Object.keys(all).length > 0 ? all : undefined;
};
