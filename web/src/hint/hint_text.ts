/** A hint in words: the best answers, the reasons of each, and why the first is best. */
import type { Hint, State } from '../protocol/messages';
import { requestHint as requestHint } from '../protocol/http';
import { formatLine, formatSentence } from '../protocol/sentence';
import { t } from '../i18n/translate.svelte';

export interface HintAnswer {
  /** A legal answer. */
  answer: string;
  /** The reasons; empty if only the order is known. */
  found: string;
}

export interface HintText {
  answers: HintAnswer[];
  why: string;
  /** What the hint is based on, and whether the time was too short. */
  notes: string[];
}

/** Put a hint of the table in words. */
export function hintText(now: State, { answers, why, notes }: Hint): HintText {
  return {
    answers: answers.map(({ answer, found }) => ({
      answer: formatLine(now, answer),
      found: found.map((fact) => formatSentence(now, fact)).join(', '),
    })),
    why: formatLine(now, why),
    notes: notes.map((note) => formatLine(now, note)),
  };
}

/** Return the hint as lines of text. */
export function hintLines(hint: HintText): string[] {
  const lines = hint.answers.map(
    ({ answer, found }) => `${found ? t('hint-line', { answer, found }) : answer}.`,
  );
  return [...lines, hint.why, ...hint.notes];
}

/** Request a hint and return its lines, or none if the table gives no hint. */
export async function fetchHintLines(now: State): Promise<string[]> {
  const { told } = await requestHint(now.table.id);
  return told ? hintLines(hintText(now, told)) : [];
}
