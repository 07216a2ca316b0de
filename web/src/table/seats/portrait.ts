/** A player's portrait: always the same for the same name. */

export const HAIR = ['#2d2522', '#5b3a24', '#8a5a2b', '#b98a4a', '#8d8f92', '#dcd8cf'] as const;
export const SKIN = ['#f2d3b6', '#e3b48d', '#c98f66', '#96603f', '#6d4329'] as const;
export const CLOTH = ['#1f5a63', '#7a2f3f', '#53447a', '#4d5b2b', '#2f4a86', '#7a4a1f'] as const;
export const CUTS = ['short', 'parted', 'bun', 'braids', 'curls', 'bald'] as const;
export const HATS = ['none', 'bowler', 'cap', 'bonnet'] as const;
export const BEARDS = ['none', 'moustache', 'full', 'goatee'] as const;
export const COLLARS = ['plain', 'bow', 'lace'] as const;

export interface PortraitParts {
  hair: string;
  skin: string;
  cloth: string;
  cut: (typeof CUTS)[number];
  hat: (typeof HATS)[number];
  beard: (typeof BEARDS)[number];
  collar: (typeof COLLARS)[number];
  glasses: boolean;
}

/** Return the hash of a name (FNV-1a). */
function hashName(name: string): number {
  let sum = 0x811c9dc5;
  for (const letter of name) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

/** Endings of women's names of the early twentieth century. */
const HERS = /(?:[ae]|wig)$/u;

export function portraitOf(name: string): PortraitParts {
  let left = hashName(name);
  const pick = <Choice>(choices: readonly Choice[]): Choice => {
    const place = left % choices.length;
    left = Math.imul(left ^ (left >>> 15), 0x2c1b3c6d) >>> 0;
    return choices[place] as Choice;
  };
  const her = HERS.test(name);
  const cut = pick(
    her ? (['parted', 'bun', 'braids', 'curls'] as const) : (['short', 'parted', 'bald'] as const),
  );
  const hat = pick(
    her ? (['none', 'none', 'bonnet'] as const) : (['none', 'none', 'bowler', 'cap'] as const),
  );
  const beard = her ? 'none' : pick(BEARDS);
  const collar = pick(her ? (['plain', 'lace'] as const) : (['plain', 'bow'] as const));
  return {
    cut,
    hat,
    beard,
    collar,
    hair: pick(HAIR),
    skin: pick(SKIN),
    cloth: pick(CLOTH),
    glasses: pick([0, 0, 1]) === 1,
  };
}
