// Writes src/protocol/messages.ts from the server's schema; with --check it only says whether the file is current.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const python = process.env.PYTHON ?? here('../.venv/bin/python');
const file = here('src/protocol/messages.ts');

/** Pydantic titles every field; only the messages themselves deserve a name. */
function untitled(node) {
  if (Array.isArray(node)) return node.map(untitled);
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node).filter(([key, value]) => key !== 'title' || typeof value !== 'string');
  return Object.fromEntries(kept.map(([key, value]) => [key, untitled(value)]));
}

const printed = execFileSync(python, ['-m', 'spadille.server.schema'], {
  cwd: here('..'),
  encoding: 'utf-8',
});
const compiled = await compile(untitled(JSON.parse(printed)), 'Protocol', {
  additionalProperties: false,
  unreachableDefinitions: true,
  bannerComment: '/* Made from src/spadille/server/messages by `npm run generate`; do not edit. */',
  style: { singleQuote: true, printWidth: 110 },
});
const text = compiled
  .replace(/ \*\n \* This interface was referenced by .*\n \* via the .*\n/g, '')
  .replace(/\/\*\*\n \* This interface was referenced by .*\n \* via the .*\n \*\/\n/g, '');

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf-8') !== text) {
    console.error('src/protocol/messages.ts does not agree with the server: run `npm run generate`.');
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}
