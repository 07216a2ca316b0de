/**
 * Keys independent of the keyboard's layout: a Latin letter is itself, any other key is what a Latin keyboard
 * has in its place.
 */

const isLatin = (key: string) => /^[a-z]$/i.test(key);

/** Return the letter of a key event in lower case; empty for other keys. */
export function letterOf({ key, code }: KeyboardEvent): string {
  if (isLatin(key)) return key.toLowerCase();
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return place?.toLowerCase() ?? (/^\p{L}$/u.test(key) ? key.toLowerCase() : '');
}

/** Return the digit of a key event, also if it needs Shift (as on AZERTY keyboards); empty for other keys. */
export function digitOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^\d$/.test(key)) return key;
  return (!shiftKey && /^Digit(\d)$/.exec(code)?.[1]) || '';
}
