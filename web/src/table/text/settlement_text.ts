/** The result of the deal, in the server's words. */
import type { ContractSheet, State, View } from '../../protocol/messages';
import { t } from '../../i18n/translate.svelte';

export function findContract(sheets: readonly ContractSheet[], id: string | null): ContractSheet | undefined {
  return sheets.find((sheet) => sheet.id === id);
}

/** Whether the contract counts tricks and not points. */
export function countsTricks({ wording }: State): boolean {
  return wording?.counts === 'tricks';
}

/** Return who claimed the rest or gave up, by the name at that time; empty if the deal was played out. */
export function claimText({ table: { claim }, you }: State): string {
  if (!claim?.claim) return '';
  return t(`settle-claim-${claim.claim}`, {
    who: claim.seat === you ? 'me' : 'other',
    name: claim.name ?? '',
  });
}

/** Return the seat for which the widow (or the discards) counts; null if that is not known yet. */
export function widowOwner(view: View, sheet: ContractSheet | undefined): number | null {
  const declarer = view.contract?.declarer ?? null;
  if (!sheet || sheet.widow === 'nobodys') {
    return null;
  }
  if (sheet.widow !== 'last-trick') {
    return declarer;
  }
  return view.result ? (view.tricks.at(-1)?.winner ?? null) : null;
}
