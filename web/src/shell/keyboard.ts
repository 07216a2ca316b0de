/** Keys as they are meant: a Latin letter is itself, any other key is what a Latin keyboard has in its place. */

const isLatin = (key: string) => /^[a-z]$/i.test(key);

/** The letter that is meant, small; nothing for other keys. */
export function letterOf({ key, code }: KeyboardEvent): string {
  if (isLatin(key)) return key.toLowerCase();
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return place?.toLowerCase() ?? (/^\p{L}$/u.test(key) ? key.toLowerCase() : '');
}

/** The digit that is meant, also where it takes Shift (AZERTY); nothing for other keys. */
export function digitOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^\d$/.test(key)) return key;
  return (!shiftKey && /^Digit(\d)$/.exec(code)?.[1]) || '';
}
