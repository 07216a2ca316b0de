import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { elements, policies } from './layers.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/protocol/messages.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      // plain Vite: links are plain paths, there is no router to resolve them
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    // what a browser may lack, or refuse with an error, is asked for in one place
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    // service workers run over https alone
    ignores: [
      'src/shell/browser_storage.ts',
      'src/shell/clipboard.ts',
      'src/service_worker/**',
      // a relay is asked over https alone
      'src/peer/seal.ts',
      'src/**/*.test.ts',
      'src/testing/**',
    ],
    rules: {
      'no-restricted-globals': ['error', { name: 'localStorage', message: 'use shell/browser_storage' }],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'localStorage', message: 'use shell/browser_storage' },
        { object: 'navigator', property: 'clipboard', message: 'use shell/clipboard' },
        { object: 'crypto', property: 'randomUUID', message: 'missing over plain http' },
        { object: 'crypto', property: 'subtle', message: 'missing over plain http' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig },
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    // the app itself and the tests belong to no layer
    ignores: ['src/App.svelte', 'src/main.ts', 'src/**/*.test.ts', 'src/testing/**'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.svelte', '.svelte.ts'] } },
      'boundaries/elements': elements,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'boundaries/no-unknown-files': 'error',
    },
  },
);
