// Writes src/protocol/messages.ts from the server's schema, and the list of characters that the server
// draws. With --check it only reports whether they are current.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { letters } from './server_fonts.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const python = process.env.PYTHON ?? here('../.venv/bin/python');
const file = here('src/protocol/messages.ts');

/** Drop Pydantic's titles of fields; only messages keep their names. */
function untitled(node) {
  if (Array.isArray(node)) return node.map(untitled);
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node).filter(([key, value]) => key !== 'title' || typeof value !== 'string');
  return Object.fromEntries(kept.map(([key, value]) => [key, untitled(value)]));
}

const printed = execFileSync(python, ['-m', 'spadille.app.schema'], {
  cwd: here('..'),
  encoding: 'utf-8',
});
const compiled = await compile(untitled(JSON.parse(printed)), 'Protocol', {
  additionalProperties: false,
  unreachableDefinitions: true,
  bannerComment: '/* Made from src/spadille/protocol by `npm run generate`; do not edit. */',
  style: { singleQuote: true, printWidth: 110 },
});
const text = compiled
  .replace(/ \*\n \* This interface was referenced by .*\n \* via the .*\n/g, '')
  .replace(/\/\*\*\n \* This interface was referenced by .*\n \* via the .*\n \*\/\n/g, '');

const made = new Map([[file, Buffer.from(text)], ...(await letters())]);

if (process.argv.includes('--check')) {
  const old = [...made].filter(([path, content]) => !existsSync(path) || !readFileSync(path).equals(content));
  for (const [path] of old) console.error(`${path} is not what it is made from: run \`npm run generate\`.`);
  process.exitCode = old.length && 1;
} else {
  for (const [path, content] of made) writeFileSync(path, content);
}
