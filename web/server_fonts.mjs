// Writes the fonts for the server's pictures: the web's fonts in one weight each, as resvg reads them.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('');
const TEXTS = fileURLToPath(new URL('../src/spadille/text', import.meta.url));
/** The letters of all languages, and a few that names have. */
const LETTERS = [...new Set(`${ASCII}ÄÅÉÖÜßäåéöü${readTexts()}`)]
  .filter((letter) => letter >= ' ')
  .sort()
  .join('');
const WEIGHTS = { besley: 650, 'libre-franklin': 400 };
const LICENCE = 14;

function readTexts() {
  const files = readdirSync(TEXTS, { recursive: true }).filter((file) => file.endsWith('.ftl'));
  return files.map((file) => readFileSync(`${TEXTS}/${file}`, 'utf-8')).join('');
}

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

function cut(font, wght) {
  const whole = readFileSync(
    at(`node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`),
  );
  return subset(whole, LETTERS, {
    targetFormat: 'truetype',
    variationAxes: { wght },
    keepFeatures: ['kern'],
    noHinting: true,
    preserveNameIds: [LICENCE],
  });
}

/** Each file with its fonts. */
export const letters = async () =>
  new Map(
    await Promise.all(
      Object.entries(WEIGHTS).map(async ([font, weight]) => [
        at(`../src/spadille/server/pages/rasterize/${font}.ttf`),
        await cut(font, weight),
      ]),
    ),
  );
