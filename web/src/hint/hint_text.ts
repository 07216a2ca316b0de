/** A hint in words: the best answers, what was found of each, and why the first of them. */
import type { Hinted, State } from '../protocol/messages';
import { hint as requestHint } from '../protocol/http';
import { line, words } from '../protocol/sentence';
import { say } from '../i18n/translate.svelte';

export interface Told {
  /** What might be said or played. */
  answer: string;
  /** What was found of it; nothing where only the order is known. */
  found: string;
}

export interface Hint {
  answers: Told[];
  why: string;
  /** That there was no time for more, where there was none, and what the hint is based on. */
  notes: string[];
}

/** The hint as the table told it. */
export function hintWords(now: State, { answers, why, notes }: Hinted): Hint {
  return {
    answers: answers.map(({ answer, found }) => ({
      answer: line(now, answer),
      found: found.map((fact) => words(now, fact)).join(', '),
    })),
    why: line(now, why),
    notes: notes.map((note) => line(now, note)),
  };
}

/** The hint as lines of text. */
export function hintLines(hint: Hint): string[] {
  const lines = hint.answers.map(
    ({ answer, found }) => `${found ? say('hint-line', { answer, found }) : answer}.`,
  );
  return [...lines, hint.why, ...hint.notes];
}

/** Request a hint and return its lines; none where the table gives no hint. */
export async function fetchHintLines(now: State): Promise<string[]> {
  const { told } = await requestHint(now.table.id);
  return told ? hintLines(hintWords(now, told)) : [];
}
