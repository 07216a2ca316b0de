/** A hint in words: the best answers, what was found of each, and why the first of them. */
import type { Hinted, State } from '../protocol/messages';
import { requestHint as requestHint } from '../protocol/http';
import { formatLine, formatSentence } from '../protocol/sentence';
import { t } from '../i18n/translate.svelte';

export interface HintAnswer {
  /** What might be said or played. */
  answer: string;
  /** What was found of it; nothing where only the order is known. */
  found: string;
}

export interface HintText {
  answers: HintAnswer[];
  why: string;
  /** That there was no time for more, where there was none, and what the hint is based on. */
  notes: string[];
}

/** The hint as the table told it. */
export function hintText(now: State, { answers, why, notes }: Hinted): HintText {
  return {
    answers: answers.map(({ answer, found }) => ({
      answer: formatLine(now, answer),
      found: found.map((fact) => formatSentence(now, fact)).join(', '),
    })),
    why: formatLine(now, why),
    notes: notes.map((note) => formatLine(now, note)),
  };
}

/** The hint as lines of text. */
export function hintLines(hint: HintText): string[] {
  const lines = hint.answers.map(
    ({ answer, found }) => `${found ? t('hint-line', { answer, found }) : answer}.`,
  );
  return [...lines, hint.why, ...hint.notes];
}

/** Request a hint and return its lines; none where the table gives no hint. */
export async function fetchHintLines(now: State): Promise<string[]> {
  const { told } = await requestHint(now.table.id);
  return told ? hintLines(hintText(now, told)) : [];
}
