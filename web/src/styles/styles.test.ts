/** Styles use the tokens, and no component styles another. */
import { describe, expect, it } from 'vitest';
import { LAYOUTS } from './layouts';

const FILES = import.meta.glob<string>(['../**/*.svelte', '../**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Drawings, which have their own colours and font sizes; print does not scale with the reader's font size. */
const DRAWN = ['../cards/Symbols.svelte', '../table/seats/Portrait.svelte'];
const MEASURED = ['./card.css', '../pages/pad/ScoreCurve.svelte', '../pages/pad/PrintSheet.svelte'];

/** The styles of every file except the tokens. */
const styles = Object.entries(FILES)
  .filter(([file]) => file !== './tokens.css')
  .map(([file, text]): [string, string] => [
    file,
    file.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? ''),
  ]);

/** Return every match of a pattern, with its file. */
function found(pattern: RegExp, among = styles): string[] {
  return among.flatMap(([file, text]) => (text.match(pattern) ?? []).map((said) => `${file}: ${said}`));
}

describe('the styles', () => {
  it('are all loaded by this test', () => {
    expect(styles.length).toBeGreaterThan(80);
    expect(found(/@media/g).length).toBeGreaterThan(50);
    expect(
      styles.filter(([file, text]) => file.endsWith('.css') && text.length > 1000).length,
    ).toBeGreaterThan(1);
  });

  it('use all six layouts', () => {
    const names = Object.keys(LAYOUTS);
    expect(names.length).toBeLessThanOrEqual(6);
    expect(names.filter((name) => found(new RegExp(`\\(--${name}\\)`, 'g')).length === 0)).toEqual([]);
  });

  it('query the window’s size only by layout names', () => {
    expect(found(/@media[^{]*\b(?:width|height|orientation|aspect-ratio)\b[^{]*/g)).toEqual([]);
  });

  it('use :global in few places', () => {
    expect(found(/^.*:global.*$/gm).length).toBeLessThanOrEqual(7);
  });

  it('use font sizes relative to the reader’s', () => {
    const set = styles.filter(([file]) => !MEASURED.includes(file));
    expect(found(/\bfont(?:-size)?: (?:\d+ )?[\d.]+px[^;]*/g, set)).toEqual([]);
  });

  it('take colours, layers and durations from the tokens', () => {
    const plain = styles.filter(([file]) => !DRAWN.includes(file));
    expect(found(/#[\da-f]{3,8}\b(?=[^{}]*;)|\b(?:rgb|hsl|oklch)\([^)]*\)/gi, plain)).toEqual([]);
    expect(found(/z-index: -?\d+/g)).toEqual([]);
    expect(found(/\b(?:transition|animation)[^;]*?\b[\d.]+m?s\b/g)).toEqual([]);
  });
});
