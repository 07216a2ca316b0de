import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { optimize } from 'svgo';
import { defineConfig } from 'vitest/config';
import { CUT, cutFonts, FONTS, licence } from './fonts.ts';
import { named } from './named_media.ts';
import { pack } from './compress.ts';

const COURTS = `The old court cards are drawn by Adrian Kennard and given to the public domain (CC0 1.0).
They come out of the package @heruka_urgyen/react-playing-cards, whose own code (MIT) is not shipped.
`;
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');
const SITE = fileURLToPath(new URL('../dist/site', import.meta.url));
const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const BUILT = fileURLToPath(new URL('../src/spadille/web', import.meta.url));
/** What every page needs, and what only a table needs: two pieces that travel each in one. */
const EVERYWHERE =
  /src\/(cards|shell\/(?!motion|focus|clipboard)|i18n\/translate|protocol\/\w+\.|table\/text\/answers)/;
const AT_A_TABLE = /src\/(protocol\/session|table|shell)\//;
const server = 'http://127.0.0.1:8765';

/** The fonts and the court cards travel with their licences. */
const licences = {
  name: 'font-licences',
  generateBundle(this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => string }) {
    for (const font of FONTS) {
      this.emitFile({ type: 'asset', fileName: `licences/${font}.txt`, source: licence(font) });
    }
    this.emitFile({ type: 'asset', fileName: 'licences/courts.txt', source: COURTS });
  },
};

/** What is drawn is drawn to a hundredth: the court cards are half of it. */
const drawings = {
  name: 'drawings',
  generateBundle(_: unknown, bundle: Record<string, { fileName: string; source?: string | Uint8Array }>) {
    for (const file of Object.values(bundle).filter(({ fileName }) => /assets\/.*\.svg$/.test(fileName))) {
      file.source = optimize(String(file.source), { multipass: true, floatPrecision: 2 }).data;
    }
  },
};

/** A static host sends no headers of ours: the page says itself what it may load. */
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

/** What is text is packed here, once, so that the server need not do it for everybody who asks. */
const packed = {
  name: 'packed',
  apply: 'build' as const, // a server, and every run of the tests, closes a bundle too
  closeBundle: { order: 'post' as const, sequential: true, handler: () => pack(BUILT) },
};

/** The service worker keeps its name and stands at the root, for only from there it answers for all of it. */
const SERVICE = 'service';
const SERVICES = { served: 'service_worker/with_server.ts', site: 'service_worker/static_site.ts' };

/** Where no server will stand behind the page, its calls and lines go to a worker, and it lies in any folder. */
const TRANSPORT = { served: 'server_transport', site: 'worker_transport' };

export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [
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
    // which pieces a page is made of: the server names them in its head, so that they come in one go
    manifest: mode === 'site' ? false : 'pieces.json',
    assetsInlineLimit: 0,
    // what every page needs travels in one piece: each file more costs its head, and a way there and back
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        [SERVICE]: source(SERVICES[mode === 'site' ? 'site' : 'served']),
      },
      output: {
        entryFileNames: ({ name }) => (name === SERVICE ? '[name].js' : 'assets/[name]-[hash].js'),
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
    // what the look's own files say is read by a test
    css: { include: [/\/src\/styles\/[^/]*\.css/] },
    environment: 'jsdom',
    // one window for all files: to open one for each took three quarters of the time
    pool: 'threads',
    isolate: false,
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // against a test that never ends alone
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
}));
