import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

/** The letters that the table's own words are written with; names with others fetch the whole font. */
const ASCII = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('');
const LETTERS = `${ASCII}ÅÄÖåäöÉéÈèÆæØøÜü–—‘’“”…−▸·×½`;
/** Besley stands for headings and cards in one weight; the text has its axis. */
const WEIGHTS = { besley: { wght: 650 }, 'libre-franklin': { wght: { min: 400, max: 700 } } };

type Font = keyof typeof WEIGHTS;
export const FONTS = Object.keys(WEIGHTS) as Font[];

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const package_ = (font: Font) => `node_modules/@fontsource-variable/${font}`;
export const CUT = at('node_modules/.cache/spadille-fonts');

async function cut(font: Font): Promise<void> {
  const file = `${CUT}/${font}.woff2`;
  if (existsSync(file)) return;
  const whole = readFileSync(at(`${package_(font)}/files/${font}-latin-wght-normal.woff2`));
  const few = await subset(whole, LETTERS, { targetFormat: 'woff2', variationAxes: WEIGHTS[font] });
  writeFileSync(file, few);
}

/** Fonts of no more letters than the table needs, made from the whole ones. */
export const cutFonts = {
  name: 'cut-fonts',
  async buildStart() {
    mkdirSync(CUT, { recursive: true });
    await Promise.all(FONTS.map(cut));
  },
};

export const licence = (font: Font) => readFileSync(at(`${package_(font)}/LICENSE`), 'utf-8');
