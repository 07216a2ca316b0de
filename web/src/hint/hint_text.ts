/** A hint in words: the best answers, the reasons of each, and why the first is best. */
import type { Hint, HintAnswer as Answer, State } from '../protocol/messages';
import { requestHint as requestHint } from '../protocol/http';
import { formatLine, formatLines, formatSentence, cardName } from '../protocol/sentence';
import { loadTexts, t } from '../i18n/translate.svelte';

export interface HintAnswer {
  /** A legal answer. */
  answer: string;
  /** The reasons; empty if only the order is known. */
  found: string;
}

export interface HintText {
  answers: HintAnswer[];
  /** Why the first answer is best, a sentence each; empty if there is no good reason. */
  why: string;
  /** How the figures were computed, a sentence each. */
  how: string[];
}

/** Put a hint of the table in words. */
export function hintText(now: State, { answers, why, how }: Hint): HintText {
  return {
    answers: answers.map(({ answer, found, short }) => ({
      answer: formatLine(now, answer),
      found: [...found, ...(short ? [short] : [])].map((fact) => formatSentence(now, fact)).join(', '),
    })),
    why: formatLines(now, why),
    how: how.map((note) => formatLine(now, note)),
  };
}

/** Return the hint as lines of text. */
export function hintLines(hint: HintText): string[] {
  const lines = hint.answers.map(
    ({ answer, found }) => `${found ? t('hint-line', { answer, found }) : answer}.`,
  );
  return hint.why ? [...lines, hint.why] : lines;
}

async function fetchHint(now: State): Promise<HintText | null> {
  const [reasons] = await Promise.all([requestHint(now.table.id), loadTexts('hint'), loadTexts('reasons')]);
  return reasons.told ? hintText(now, reasons.told) : null;
}

/** Request a hint and return its lines, or none if the table gives no hint. */
export async function fetchHintLines(now: State): Promise<string[]> {
  const hint = await fetchHint(now);
  return hint ? hintLines(hint) : [];
}

/** Request a hint and return why its first answer is best, and how that was counted. */
export async function fetchWhyLines(now: State): Promise<string[]> {
  const hint = await fetchHint(now);
  return hint ? [hint.why, ...hint.how].filter(Boolean) : [];
}

/** Return the advised cards of a hint as a heading; empty if the hint advises no card. */
export function adviceText({ wording }: State, answers: readonly Pick<Answer, 'answer' | 'cards'>[]): string {
  const [best] = answers;
  const card = best?.cards[0];
  if (!card || best.answer.id !== 'answer-play') return t('hint-strip');
  const leads = !wording?.led;
  return t(leads ? 'reason-advice-lead' : 'reason-advice-play', { card: cardName(card) });
}
