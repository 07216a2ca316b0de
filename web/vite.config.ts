import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const FONTS = ['besley', 'libre-franklin'];
const server = 'http://127.0.0.1:8765';

/** The fonts travel with their licences. */
const licences = {
  name: 'font-licences',
  generateBundle(this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => string }) {
    for (const font of FONTS) {
      const source = readFileSync(
        fileURLToPath(new URL(`node_modules/@fontsource-variable/${font}/LICENSE`, import.meta.url)),
        'utf-8',
      );
      this.emitFile({ type: 'asset', fileName: `licences/${font}.txt`, source });
    }
  },
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences],
  build: {
    outDir: '../src/spadille/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
  },
});
