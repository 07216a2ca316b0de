/** A line of the conversation with the table. */
import { language, type Language } from '../i18n/translate.svelte';

export interface TranscriptLine {
  id: number;
  text: string;
  mine: boolean;
  lang: Language;
  /** The rule it stands on. */
  rule: string | null;
}

let count = 0;

/** Lines as they are shown; the rule belongs to the last of them. */
export function toTranscript(
  told: readonly string[],
  mine: boolean,
  because: string | null,
): TranscriptLine[] {
  return told.map((text, place) => ({
    id: count++,
    text,
    mine,
    lang: language(),
    rule: place === told.length - 1 ? because : null,
  }));
}
