import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

/** The characters of our own texts; a name with others loads the whole font. */
const ASCII = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('');
const LETTERS = `${ASCII}ÅÄÖåäöÉéÈèÆæØøÜü–—‘’“”…−▸·×½`;
/** Besley is used in one weight, for headings and cards; the text font keeps its weight axis. */
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

/** Write fonts with only these characters, cut from the whole ones. */
export const cutFonts = {
  name: 'cut-fonts',
  async buildStart() {
    mkdirSync(CUT, { recursive: true });
    await Promise.all(FONTS.map(cut));
  },
};

export const licence = (font: Font) => readFileSync(at(`${package_(font)}/LICENSE`), 'utf-8');
