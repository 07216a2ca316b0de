/** The moments a coach waits for, as the learner's own view shows them. */
import type { State, View, When } from '../protocol/messages';
import { parseAction } from '../table/words/action';

function declarer(view: View): When['declarer'] {
  const { contract, seat } = view;
  if (!contract || seat === null) return null;
  if (contract.declarer === seat) return 'me';
  return contract.partner === seat ? 'partner' : 'other';
}

function leads({ decision, trick }: View): boolean | null {
  return decision?.kind === 'play' ? (trick?.cards.length ?? 0) === 0 : null;
}

function offers({ decision }: View, verb: string): boolean {
  return decision?.answers.some((answer) => parseAction(answer).verb === verb) === true;
}

function refuses({ decision }: View, code: string): boolean {
  return Object.values(decision?.refused ?? {}).some((refused) => refused.code === code);
}

type Test = (view: View, when: When) => boolean;

const TESTS: { [Part in keyof When]-?: Test } = {
  asked: (view, { asked }) => view.decision?.kind === asked,
  offered: (view, { offered }) => offers(view, offered ?? ''),
  refused: (view, { refused }) => refuses(view, refused ?? ''),
  contract: (view, when) => view.contract?.id === when.contract,
  declarer: (view, when) => declarer(view) === when.declarer,
  leads: (view, when) => leads(view) === when.leads,
  tricks: (view, { tricks }) => view.tricks.length >= (tricks ?? 0),
  over: (view, { over }) => view.result?.outcome === over,
};

/** Whether everything a moment names holds now. */
export function holds(when: When, { view }: State): boolean {
  if (!view || view.seat === null) return false;
  const named = (Object.keys(TESTS) as (keyof When)[]).filter((part) => (when[part] ?? null) !== null);
  return named.length > 0 && named.every((part) => TESTS[part](view, when));
}
