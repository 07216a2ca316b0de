/** What there is to say of where a deal's cards came from. */
import type { State } from '../../protocol/messages';
import { name } from '../text/players';
import { all, say } from '../../i18n/translate.svelte';
import { check, kept, type Findings, type Seen, type Told } from '../../protocol/verifiable_deal/verify';

export type Verdict = 'kept' | 'shown' | 'uncut' | 'told' | 'broken' | 'untold';

export interface Found {
  verdict: Verdict;
  findings: Findings | null;
}

/** What the table tells of the deal that is over; null where its cards were laid out beforehand. */
export function toldIn(now: State): Told | null {
  const { promise, secret, shares } = now.chance ?? { promise: null, secret: null, shares: null };
  return promise && secret && shares ? { promise, secret, shares } : null;
}

/** Looks for itself; null where nothing was promised and nothing is told. */
export async function found(now: State, seen: Seen | null): Promise<Found | null> {
  const opened = toldIn(now);
  const cards = now.view?.revealed;
  if (!cards || (!opened && !seen)) return null;
  if (!opened) return { verdict: 'untold', findings: null };
  const findings = await check(opened, cards, seen);
  if (!kept(findings)) return { verdict: 'broken', findings };
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
export function lines(findings: Findings): { text: string; good: boolean | null }[] {
  return Object.entries(findings).map(([what, good]: [string, boolean | null]) => ({
    text: say(`chance-${what}-${good === null ? 'unknown' : ANSWERS.get(good)}`),
    good,
  }));
}

/** Who cut. */
export function cutters(now: State, { shares }: Told): string {
  const names = shares.flatMap((share, seat) => (share === null ? [] : [name(now, seat)]));
  return names.length > 0 ? say('chance-cut-by', { names: all(names) }) : say('chance-cut-nobody');
}
