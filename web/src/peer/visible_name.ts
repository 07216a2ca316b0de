/** The rule for names between a guest and the host of a table, where the server's rule is not available. */

const MAX_LENGTH = 24;
/** Invisible characters that emoji and Persian names need between their characters. */
const JOINERS = /[\u200c\u200d]/gu;
/** Characters that Unicode counts as letters or symbols although they are invisible. */
const BLANK_LETTERS = /[\u115f\u1160\u2800\u3164\uffa0]/gu;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Return whether a name has visible characters, and none that affect the text around it. */
export function isVisibleName(text: string): boolean {
  const name = text.trim();
  const fits = Array.from(name).length <= MAX_LENGTH;
  return (
    fits && !UNPRINTABLE.test(name.replace(JOINERS, '')) && VISIBLE.test(name.replace(BLANK_LETTERS, ''))
  );
}
