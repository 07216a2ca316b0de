/** A line of the text input's log. */
import { language, type Language } from '../i18n/translate.svelte';

export interface TranscriptLine {
  id: number;
  text: string;
  mine: boolean;
  lang: Language;
  /** The anchor of its rule. */
  rule: string | null;
}

let count = 0;

/** Return lines for the log; the rule belongs to the last one. */
export function toTranscript(
  texts: readonly string[],
  mine: boolean,
  because: string | null,
): TranscriptLine[] {
  return texts.map((text, place) => ({
    id: count++,
    text,
    mine,
    lang: language(),
    rule: place === texts.length - 1 ? because : null,
  }));
}
