/** What there is to say of where a deal's cards came from. */
import type { State } from '../../protocol/messages';
import { name } from '../text/players';
import { joinAnd, t } from '../../i18n/translate.svelte';
import {
  verifyDeal,
  isVerified,
  type Findings,
  type SeenPromise,
  type DealSecret,
} from '../../protocol/verifiable_deal/verify';

export type Verdict = 'kept' | 'shown' | 'uncut' | 'told' | 'broken' | 'untold';

export interface Verification {
  verdict: Verdict;
  findings: Findings | null;
}

/** What the table tells of the deal that is over; null where its cards were laid out beforehand. */
export function secretIn(now: State): DealSecret | null {
  const { promise, secret, shares } = now.chance ?? { promise: null, secret: null, shares: null };
  return promise && secret && shares ? { promise, secret, shares } : null;
}

/** Looks for itself; null where nothing was promised and nothing is told. */
export async function verifyTable(now: State, seen: SeenPromise | null): Promise<Verification | null> {
  const opened = secretIn(now);
  const cards = now.view?.revealed;
  if (!cards || (!opened && !seen)) return null;
  if (!opened) return { verdict: 'untold', findings: null };
  const findings = await verifyDeal(opened, cards, seen);
  if (!isVerified(findings)) return { verdict: 'broken', findings };
  if (findings.promise === null) return { verdict: 'told', findings };
  if (seen?.shown) return { verdict: 'shown', findings };
  // a seat whose share was not taken is told so at first sight
  const uncut = seen !== null && seen.seat !== null && findings.share === null;
  return { verdict: uncut ? 'uncut' : 'kept', findings };
}

const ANSWERS = new Map([
  [true, 'yes'],
  [false, 'no'],
]);

/** Each finding as a line, whether it is good, bad or neither. */
export function findingLines(findings: Findings): { text: string; good: boolean | null }[] {
  return Object.entries(findings).map(([what, good]: [string, boolean | null]) => ({
    text: t(`chance-${what}-${good === null ? 'unknown' : ANSWERS.get(good)}`),
    good,
  }));
}

/** Who cut. */
export function nonceText(now: State, { shares }: DealSecret): string {
  const names = shares.flatMap((share, seat) => (share === null ? [] : [name(now, seat)]));
  return names.length > 0 ? t('chance-cut-by', { names: joinAnd(names) }) : t('chance-cut-nobody');
}
