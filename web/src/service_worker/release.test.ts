import { describe, expect, it } from 'vitest';
import { cacheKey, cacheKeys, findKey, pathInFolder, activateRelease, type Release } from './release';

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
    expect(pathInFolder(FOLDER, address)).toBe(path);
  });

  it('is stored once under all its names in two releases', () => {
    expect(cacheKey('engine-1/python.wasm', 'sha256-c')).toBe(cacheKey('engine-2/python.wasm', 'sha256-c'));
    expect(cacheKeys(first, second).size).toBe(5);
  });

  it('comes from the current release, else from the one before, else is not found', () => {
    const releases = activateRelease(second, activateRelease(first, null));
    expect(findKey(releases, '')).toBe(cacheKey('', 'sha256-d'));
    expect(findKey(releases, 'assets/pad-1.js')).toBe(cacheKey('assets/pad-1.js', 'sha256-b'));
    expect(findKey(releases, 'assets/pad-0.js')).toBeNull();
  });
});

describe('activating a release', () => {
  it('keeps the one before, and no other', () => {
    const third: Release = { '': 'sha256-f' };
    expect(activateRelease(third, activateRelease(second, activateRelease(first, null)))).toEqual({
      now: third,
      before: second,
    });
  });

  it('changes nothing the second time', () => {
    const releases = activateRelease(second, activateRelease(first, null));
    expect(activateRelease({ ...second }, releases)).toEqual(releases);
  });
});
