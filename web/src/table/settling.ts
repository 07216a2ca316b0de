/** What the deal came to, in words; the figures are the server's. */
import type { ContractSheet, Result, State, Taken } from '../protocol';
import { knows, say } from '../text/say.svelte';
import { needed } from '../text/words';

export function sheetOf(sheets: readonly ContractSheet[], id: string | null): ContractSheet | undefined {
  return sheets.find((sheet) => sheet.id === id);
}

/** A solo at exactly the number pays nothing, whether that is called drawn or made. */
function verdict(result: Result, kind: string): string {
  return kind === 'against' && result.outcome === 'won' && result.value === 0 ? 'even' : result.outcome;
}

export function settlementWords(result: Result, sheets: readonly ContractSheet[]): string {
  const sheet = sheetOf(sheets, result.contract);
  if (!sheet) return say(`settlement-${result.outcome}`);
  const points = result.points ?? 0;
  const goal = needed(sheet.goal, result.trump) ?? 0;
  return say(`settlement-${sheet.goal.kind}-${verdict(result, sheet.goal.kind)}`, {
    points,
    needed: goal,
    away: Math.abs(points - goal),
    rate: sheet.price.value,
    value: result.value,
  });
}

/** What the widow came to, where it counts. */
export function widowWords(result: Result, taken: Taken | null, sheet: ContractSheet | undefined): string {
  if (!sheet || taken === null || typeof result.points !== 'number') return '';
  if (!['against', 'at-least'].includes(sheet.goal.kind)) return say('settlement-widow-nobody');
  const widow = result.points - taken.declarer;
  return widow > 0
    ? say('settlement-widow-counted', { tricks: taken.declarer, widow })
    : say('settlement-widow-nothing');
}

/** A seat's part in the deal, and why it got what it got. */
export function roleWords(state: State, seat: number): string {
  const { view } = state;
  if (!view?.result || view.result.declarer === null) return '';
  if (view.result.declarer === seat) return say('role-declarer');
  if (view.active.includes(seat)) return say('role-defender');
  const sitters = `role-sits-out-${view.options.sitters ?? ''}`;
  const exactly = `${sitters}-${view.result.outcome}`;
  return say([exactly, sitters, 'role-sits-out'].find((id) => knows(id)) ?? 'role-sits-out');
}
