// Compresses files of SITE into FOLDER with the best quality: node bench/brotli.mjs FOLDER SITE NAME ...
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const [folder, site, ...names] = process.argv.slice(2);
for (const name of names) {
  const file = readFileSync(join(site, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
  };
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), brotliCompressSync(file, { params }));
}
