/** The steps of a deal as table states, so that the table's components can show them. */
import type {
  ReplayHand,
  Replay,
  ReplayStep,
  SeatedPlayer,
  State,
  Trick,
  View,
  Wording,
} from '../../protocol/messages';

/** A step of a deal: the state and the change before it. */
export interface ReplayPosition {
  now: State;
  hands: readonly (ReplayHand | null)[];
  widow: string[];
  laidAway: string[] | null;
  /** The trick that this step finished, still on the table. */
  finished: Trick | null;
  /** The answer that the seat chose, as its index among the legal answers. */
  answered: number | null;
}

type Names = readonly { name: string; bot: string | null }[];

function toPlayers(names: Names): SeatedPlayer[] {
  return names.map(({ name, bot }, seat) => ({
    ...{ seat, name, bot, taken: true, present: true, chips: 0, ready: false, freeride: false },
  }));
}

function stateOf(replay: Replay, names: Names, you: number | null, view: View, wording: Wording): State {
  const table = {
    ...{ id: '', game: replay.game, rules: replay.rules, options: {}, differing: [], deal: 1 },
    ...{ sheet: replay.sheet, antes: replay.antes, match: { start: null, bankrupt: 'debt', end: {} } },
    ...{ stage: 'playing', ended: null, standing: [], left: [], seats: toPlayers(names) },
  } as State['table'];
  return {
    type: 'state',
    seq: 0,
    you,
    may: [],
    table,
    view,
    wording,
  } as unknown as State;
}

const cards = (hand: string | null | undefined) => (hand ? hand.split(' ') : []);

/** Return all steps of a replay; what a step leaves out is as in the step before. */
export function replayPositions(
  replay: Replay,
  names: Names,
  you: number | null = replay.of?.you ?? null,
): ReplayPosition[] {
  let view = {} as View;
  let wording = {} as Wording;
  let hands: readonly (ReplayHand | null)[] = [];
  return replay.steps.map((step: ReplayStep) => {
    const tricks = (view as Partial<View>).tricks?.length ?? 0;
    view = { ...view, ...step.view };
    wording = { ...wording, ...step.wording };
    hands = step.hands ?? hands;
    return {
      now: stateOf(replay, names, you, view, wording),
      hands,
      widow: cards(step.widow),
      laidAway: step.laid_away === null ? null : cards(step.laid_away),
      answered: step.answered ?? null,
      finished: view.tricks.length > tricks ? (view.tricks.at(-1) ?? null) : null,
    };
  });
}

/** Return the steps at which a trick begins, for the marks of the slider. */
export function trickMarks(all: readonly ReplayPosition[]): { step: number; trick: number }[] {
  const seen = new Set<number>();
  return all.flatMap(({ now }, step) => {
    const begun = now.view?.contract && now.view.trick ? now.view.tricks.length + 1 : 0;
    if (begun === 0 || seen.has(begun)) return [];
    seen.add(begun);
    return [{ step, trick: begun }];
  });
}

/** Return the step at which the next or the previous trick begins, or the last or first step. */
export function nextTrickStep(
  marks: readonly { step: number }[],
  step: number,
  way: 1 | -1,
  last: number,
): number {
  const others = marks.map((mark) => mark.step);
  if (way > 0) return others.find((other) => other > step) ?? last;
  return others.filter((other) => other < step).at(-1) ?? 0;
}

/** Return the seats clockwise, beginning with the lowest on the screen. */
export function seatsFromBelow(active: readonly number[], below: number): number[] {
  const order = [...active].sort((one, other) => one - other);
  const at = Math.max(order.indexOf(below), 0);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Return the reader's seat; if the reader did not play, a seat with a person, otherwise eldest's. */
export function readerSeat(replay: Replay | null): number {
  const { active = [] } = (replay?.steps[0]?.view ?? {}) as { active?: number[] };
  const of = replay?.of;
  const person = active.find((seat) => of?.bots[seat] === null);
  return active.find((seat) => seat === of?.you) ?? person ?? active[0] ?? 0;
}
