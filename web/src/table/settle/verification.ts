/** The verification of a deal's cards, in words. */
import type { State } from '../../protocol/messages';
import { nameInSentence } from '../text/players';
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

/** Return the secret and the nonces that the server discloses after the deal; null for prepared cards. */
export function secretIn(now: State): DealSecret | null {
  const { promise, secret, shares } = now.chance ?? { promise: null, secret: null, shares: null };
  return promise && secret && shares ? { promise, secret, shares } : null;
}

/** Verify the deal; null if there was neither a commitment nor a secret. */
export async function verifyTable(now: State, seen: SeenPromise | null): Promise<Verification | null> {
  const opened = secretIn(now);
  const cards = now.view?.revealed;
  if (!cards || (!opened && !seen)) return null;
  if (!opened) return { verdict: 'untold', findings: null };
  const findings = await verifyDeal(opened, cards, seen);
  if (!isVerified(findings)) return { verdict: 'broken', findings };
  if (findings.promise === null) return { verdict: 'told', findings };
  if (seen?.shown) return { verdict: 'shown', findings };
  // if this page's nonce was not used, the page says so at once
  const uncut = seen !== null && seen.seat !== null && findings.share === null;
  return { verdict: uncut ? 'uncut' : 'kept', findings };
}

const ANSWERS = new Map([
  [true, 'yes'],
  [false, 'no'],
]);

/** Return the findings as lines, each with whether it is good (true), bad (false) or neutral (null). */
export function findingLines(findings: Findings): { text: string; good: boolean | null }[] {
  return Object.entries(findings).map(([what, good]: [string, boolean | null]) => ({
    text: t(`chance-${what}-${good === null ? 'unknown' : ANSWERS.get(good)}`),
    good,
  }));
}

/** Return who sent a nonce. */
export function nonceText(now: State, { shares }: DealSecret): string {
  const names = shares.flatMap((share, seat) => (share === null ? [] : [nameInSentence(now, seat)]));
  return names.length > 0 ? t('chance-cut-by', { names: joinAnd(names) }) : t('chance-cut-nobody');
}
