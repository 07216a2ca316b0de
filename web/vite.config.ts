import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { optimize } from 'svgo';
import { defineConfig } from 'vitest/config';
import { CUT, cutFonts, FONTS, licence } from './fonts.ts';
import { named } from './named_media.ts';
import { pack } from './compress.ts';
import { chunkName, texts } from './texts.ts';

const COURTS = `The old court cards are drawn by Adrian Kennard and given to the public domain (CC0 1.0).
They come out of the package @heruka_urgyen/react-playing-cards, whose own code (MIT) is not shipped.
`;
/** Relays through which friends' devices find each other; the page may connect to them alone. */
const RELAYS = process.env.VITE_MEETING ?? '';
const POLICY = [
  "default-src 'self'",
  `connect-src 'self' ${RELAYS}`.trim(),
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');
const SITE = fileURLToPath(new URL('../dist/site', import.meta.url));
const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const BUILT = fileURLToPath(new URL('../src/spadille/web', import.meta.url));
/** Two chunks: modules of every page, and modules of a table. */
const EVERYWHERE =
  /src\/(cards|shell\/(?!motion|focus|clipboard)|i18n\/translate|protocol\/\w+\.|table\/text\/answers)/;
const AT_A_TABLE = /src\/(protocol\/session|table|shell)\//;
const server = 'http://127.0.0.1:8765';

/** Copies the licences of the fonts and of the court cards. */
const licences = {
  name: 'font-licences',
  generateBundle(this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => string }) {
    for (const font of FONTS) {
      this.emitFile({ type: 'asset', fileName: `licences/${font}.txt`, source: licence(font) });
    }
    this.emitFile({ type: 'asset', fileName: 'licences/courts.txt', source: COURTS });
  },
};

/** Rounds the coordinates of drawings to hundredths, which halves the court cards. */
const drawings = {
  name: 'drawings',
  generateBundle(_: unknown, bundle: Record<string, { fileName: string; source?: string | Uint8Array }>) {
    for (const file of Object.values(bundle).filter(({ fileName }) => /assets\/.*\.svg$/.test(fileName))) {
      file.source = optimize(String(file.source), { multipass: true, floatPrecision: 2 }).data;
    }
  },
};

/** A static host sends none of our headers, so the page contains its own content security policy. */
const guarded = {
  name: 'guarded',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend' as const,
    },
  ],
};

/** Compresses text files at build time, so that the server need not do it for each request. */
const packed = {
  name: 'packed',
  apply: 'build' as const, // the server and the test runner close a bundle too
  closeBundle: { order: 'post' as const, sequential: true, handler: () => pack(BUILT) },
};

/** The service worker has a fixed name in the root folder, because its scope is its own folder. */
const SERVICE = 'service';
const SERVICES = { served: 'service_worker/with_server.ts', site: 'service_worker/static_site.ts' };

/** Without a server, requests go to a worker, and the site may be in any folder. */
const TRANSPORT = { served: 'server_transport', site: 'worker_transport' };

export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [
    texts,
    svelte(),
    svelteTesting(),
    cutFonts,
    licences,
    drawings,
    ...(mode === 'site' ? [guarded] : [packed]),
  ],
  resolve: {
    alias: {
      '@cut': CUT,
      '@transport': source(`protocol/${TRANSPORT[mode === 'site' ? 'site' : 'served']}.ts`),
    },
  },
  worker: { format: 'es' as const },
  css: { postcss: { plugins: [named] } },
  build: {
    outDir: mode === 'site' ? SITE : BUILT,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // a manifest of the chunks of each page, for preload links
    manifest: mode === 'site' ? false : 'pieces.json',
    assetsInlineLimit: 0,
    // shared modules form one chunk: every further file costs its headers and a round trip
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        [SERVICE]: source(SERVICES[mode === 'site' ? 'site' : 'served']),
      },
      output: {
        entryFileNames: ({ name }) => (name === SERVICE ? '[name].js' : 'assets/[name]-[hash].js'),
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: EVERYWHERE,
              minShareCount: 3,
            },
            { name: 'common', test: AT_A_TABLE, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    // a test reads the style files
    css: { include: [/\/src\/styles\/[^/]*\.css/] },
    environment: 'jsdom',
    // one jsdom for all files: one for each took three quarters of the time
    pool: 'threads',
    isolate: false,
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // in case a test hangs
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
}));
