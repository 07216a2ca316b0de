import { describe, expect, it } from 'vitest';
import { keyOf, keysOf, meant, pathIn, taken, type Release } from './release';

const FOLDER = 'https://host.example/some/club/';
const first: Release = { '': 'sha256-a', 'assets/pad-1.js': 'sha256-b', 'engine-1/python.wasm': 'sha256-c' };
const second: Release = { '': 'sha256-d', 'assets/pad-2.js': 'sha256-e', 'engine-2/python.wasm': 'sha256-c' };

describe('a file of the site', () => {
  it.each([
    [FOLDER, ''],
    [`${FOLDER}index.html`, ''],
    [`${FOLDER}?from=link#/table/oak`, ''],
    [`${FOLDER}assets/pad-1.js?v=2`, 'assets/pad-1.js'],
    ['https://host.example/some/other/pad.js', null],
    ['https://host.example/some/club', null],
  ])('%s is %s', (address, path) => {
    expect(pathIn(FOLDER, address)).toBe(path);
  });

  it('is kept once, by whatever name two releases know it', () => {
    expect(keyOf('engine-1/python.wasm', 'sha256-c')).toBe(keyOf('engine-2/python.wasm', 'sha256-c'));
    expect(keysOf(first, second).size).toBe(5);
  });

  it('is of the release in use, else of the one before, else not there', () => {
    const releases = taken(second, taken(first, null));
    expect(meant(releases, '')).toBe(keyOf('', 'sha256-d'));
    expect(meant(releases, 'assets/pad-1.js')).toBe(keyOf('assets/pad-1.js', 'sha256-b'));
    expect(meant(releases, 'assets/pad-0.js')).toBeNull();
  });
});

describe('a release that is taken into use', () => {
  it('leaves the one before, and no other', () => {
    const third: Release = { '': 'sha256-f' };
    expect(taken(third, taken(second, taken(first, null)))).toEqual({ now: third, before: second });
  });

  it('twice is the same release', () => {
    const releases = taken(second, taken(first, null));
    expect(taken({ ...second }, releases)).toEqual(releases);
  });
});
