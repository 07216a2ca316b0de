/** The moments that trigger a tip, read from the learner's view. */
import type { State, View, When } from '../protocol/messages';

function declarerRole(view: View): When['declarer'] {
  const { contract, seat } = view;
  if (!contract || seat === null) return null;
  if (contract.declarer === seat) return 'me';
  return contract.partner === seat ? 'partner' : 'other';
}

function isLeading({ decision, trick }: View): boolean | null {
  return decision?.kind === 'play' ? (trick?.cards.length ?? 0) === 0 : null;
}

function isOffered({ wording }: State, wanted: string): boolean {
  return wording?.choices.some(({ verb }) => verb === wanted) === true;
}

function isRefused({ decision }: View, code: string): boolean {
  return Object.values(decision?.refused ?? {}).some((refused) => refused.code === code);
}

type Test = (view: View, when: When, now: State) => boolean;

const TESTS: { [Part in keyof When]-?: Test } = {
  asked: (view, { asked }) => view.decision?.kind === asked,
  offered: (_, { offered }, now) => isOffered(now, offered ?? ''),
  refused: (view, { refused }) => isRefused(view, refused ?? ''),
  contract: (view, when) => view.contract?.id === when.contract,
  declarer: (view, when) => declarerRole(view) === when.declarer,
  leads: (view, when) => isLeading(view) === when.leads,
  tricks: (view, { tricks }) => view.tricks.length >= (tricks ?? 0),
  over: (view, { over }) => view.result?.outcome === over,
};

/** Return whether all conditions of a moment hold. */
export function isTriggered(when: When, now: State): boolean {
  const { view } = now;
  if (!view || view.seat === null) return false;
  const named = (Object.keys(TESTS) as (keyof When)[]).filter((part) => (when[part] ?? null) !== null);
  return named.length > 0 && named.every((part) => TESTS[part](view, when, now));
}
