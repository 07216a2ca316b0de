/** What the deal came to, in words; the figures are the server's. */
import type { ContractSheet, Result, State, View } from '../../protocol/messages';
import { all, knows, say } from '../../text/say.svelte';
import { needed } from './words';
import { who } from './people';

const ALL_POINTS = 120;

export function sheetOf(sheets: readonly ContractSheet[], id: string | null): ContractSheet | undefined {
  return sheets.find((sheet) => sheet.id === id);
}

/** A solo at exactly the number pays nothing, whether that is called drawn or made. */
function verdict(result: Result, kind: string): string {
  return kind === 'against' && result.outcome === 'won' && result.value === 0 ? 'even' : result.outcome;
}

/** Whether tricks are counted in a contract, and not points; where none is played, in all that can be. */
export function countsTricks({ table, view }: State, id = view?.contract?.id ?? null): boolean {
  const goal = sheetOf(table.sheet, id)?.goal.kind ?? '';
  if (goal === 'at-least-tricks') return true;
  return (
    (goal === '' || goal === 'no-tricks') &&
    table.sheet.every(({ goal: { kind } }) => ['at-least-tricks', 'no-tricks'].includes(kind))
  );
}

/** What each of the others settles with the declarer, the antes aside. */
function share(state: State, result: Result, seat: number): string {
  const antes = Object.values(state.table.antes).reduce((sum, ante) => sum + ante, 0);
  const value = Math.abs((result.payments[seat] ?? 0) + antes);
  if (value === 0) return '';
  const times = state.view?.contract?.stakes[String(seat)] ?? 1;
  const doubled = say('settlement-share-doubled', { value, times, once: result.value });
  const figure = times === 1 ? value : doubled;
  return say(`settlement-with-${result.outcome}`, { ...who(state, seat), figure });
}

/** What passes between the declarer and the others: the same with each, or more where one has doubled. */
function shares(state: State, result: Result): string {
  if (Object.keys(state.view?.contract?.stakes ?? {}).length === 0) {
    return say(`settlement-each-${result.outcome}`, { value: result.value });
  }
  const others = [...result.payments.keys()].filter((seat) => seat !== result.declarer);
  return all(others.map((seat) => share(state, result, seat)).filter(Boolean));
}

function potted(result: Result): boolean {
  return Object.keys(result.pots ?? {}).length > 0;
}

export function settlementWords(state: State, result: Result): string {
  const sheet = sheetOf(state.table.sheet, result.contract);
  if (!sheet) return say(`settlement-${result.outcome}${potted(result) ? '-antes' : ''}`);
  const points = result.points ?? 0;
  const goal = needed(sheet.goal, result.trump) ?? 0;
  const paired = result.partner === null ? '' : '-partner';
  return say(`settlement-${sheet.goal.kind}${paired}-${verdict(result, sheet.goal.kind)}`, {
    points,
    tricks: result.tricks ?? 0,
    needed: goal,
    away: Math.abs(points - goal),
    rate: sheet.price.value,
    value: result.value,
    shares: shares(state, result),
  });
}

/** What the sum is made of, where bonuses are part of it. */
export function bonusWords(result: Result): string {
  const bonuses = Object.entries(result.bonuses);
  if (bonuses.length === 0) return '';
  const added = bonuses.reduce((sum, [, value]) => sum + value, 0);
  const parts = [['contract', result.value - added] as const, ...bonuses].map(([part, value]) =>
    say(`settlement-part-${part}`, { value }),
  );
  return say('settlement-parts', { value: result.value, parts: all(parts) });
}

/** Why the rest of a deal is not played; nothing where every card was, or somebody stopped. */
export function earlyWords(view: View, sheet: ContractSheet | undefined): string {
  const { result, counts } = view;
  if (!sheet || result?.outcome !== 'lost' || !counts.some((left) => left > 0)) return '';
  const goal = needed(sheet.goal, result.trump) ?? 0;
  const all = sheet.goal.kind === 'at-least' && goal === ALL_POINTS ? '-all' : '';
  return say(`settle-early-${sheet.goal.kind}${all}`, { needed: goal });
}

/** Who claimed the rest or gave up, by the name he then had; nothing where the deal ended by itself. */
export function claimWords({ table: { claim }, you }: State): string {
  if (!claim?.claim) return '';
  return say(`settle-claim-${claim.claim}`, {
    who: claim.seat === you ? 'me' : 'other',
    name: claim.name ?? '',
  });
}

/** What the widow came to, or what was laid away for it, where it counts. */
export function widowWords(view: View, sheet: ContractSheet | undefined): string {
  const { result, taken } = view;
  if (!sheet || !result || taken === null || typeof result.points !== 'number') return '';
  if (earlyWords(view, sheet) !== '') return '';
  if (sheet.widow === 'nobodys') return say('settlement-widow-nobody');
  const widow = result.points - taken.declarer;
  if (sheet.widow === 'taken-up') {
    return widow > 0
      ? say('settlement-laid-away-counted', { tricks: taken.declarer, laid: widow })
      : say('settlement-laid-away-nothing');
  }
  return widow > 0
    ? say('settlement-widow-counted', { tricks: taken.declarer, widow })
    : say('settlement-widow-nothing');
}

/** What went into the pots and came out of them, and what lies in them now. */
export function potNews(state: State): string {
  const { view } = state;
  const pots = view?.result?.pots ?? {};
  if (!view?.result || Object.keys(pots).length === 0) return '';
  const antes = Object.values(state.table.antes).reduce((sum, ante) => sum + ante, 0);
  const filled = (pot: string) => (view.pots[pot] ?? 0) + (state.table.antes[pot] ?? 0) * view.seats;
  const won = Object.entries(pots).filter(([pot, chips]) => chips === 0 && filled(pot) > 0);
  return [
    say('settlement-antes', { chips: antes }),
    ...won.map(([pot]) =>
      say('settlement-pot-won', {
        ...who(state, view.result?.declarer ?? 0),
        pot: say(`pot-${pot}`),
        chips: filled(pot),
      }),
    ),
    say('settlement-pots', { pots: potWords(pots) }),
  ].join(' ');
}

/** What lies in the pots, in a list; nothing where there are none. */
export function potWords(pots: Record<string, number>): string {
  return all(Object.entries(pots).map(([pot, chips]) => say('pot-holds', { pot: say(`pot-${pot}`), chips })));
}

/** A seat's part in the deal, and why it got what it got. */
export function roleWords(state: State, seat: number): string {
  const { view } = state;
  if (!view?.result || view.result.declarer === null) return '';
  if (view.result.declarer === seat) return say('role-declarer');
  if (view.result.partner === seat) return say('role-partner');
  if (view.active.includes(seat)) return say(`role-defender${staked(view, seat)}`);
  const sitters = `role-sits-out-${view.options.sitters ?? ''}`;
  const exactly = `${sitters}-${view.result.outcome}`;
  return say([exactly, sitters, 'role-sits-out'].find((id) => knows(id)) ?? 'role-sits-out');
}

function staked(view: View, seat: number): string {
  const stake = view.contract?.stakes[String(seat)];
  return stake === undefined ? '' : stake > 2 ? '-redoubled' : '-doubled';
}
