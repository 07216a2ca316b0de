import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|txt|json|webmanifest)$/;
/** Smaller files are not compressed: they fit into one packet either way. */
const LEAST = 512;

/** Write a .br and a .gz file beside every text file of a folder. */
export function pack(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (TEXT.test(name) && statSync(file).size >= LEAST) packFile(file);
  }
}

function packFile(file: string): void {
  const text = readFileSync(file);
  const exact = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: exact }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
}
