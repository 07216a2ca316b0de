/** What the look is made of stands in one place, and no piece reaches into another. */
import { describe, expect, it } from 'vitest';
import { LAYOUTS } from './layouts';

const FILES = import.meta.glob<string>(['../**/*.svelte', '../**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Pictures have colours of their own, and letters as large as they are; paper has no reader's letters. */
const DRAWN = ['../cards/Symbols.svelte', '../table/seats/Portrait.svelte'];
const MEASURED = ['./card.css', '../pages/pad/ScoreCurve.svelte', '../pages/pad/PrintSheet.svelte'];

/** The styles of every file, with the tokens' own left out. */
const styles = Object.entries(FILES)
  .filter(([file]) => file !== './tokens.css')
  .map(([file, text]): [string, string] => [
    file,
    file.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? ''),
  ]);

/** Every place where a pattern is found, with its file. */
function found(pattern: RegExp, among = styles): string[] {
  return among.flatMap(([file, text]) => (text.match(pattern) ?? []).map((said) => `${file}: ${said}`));
}

describe('the look', () => {
  it('is read at all', () => {
    expect(styles.length).toBeGreaterThan(80);
    expect(found(/@media/g).length).toBeGreaterThan(50);
    expect(
      styles.filter(([file, text]) => file.endsWith('.css') && text.length > 1000).length,
    ).toBeGreaterThan(1);
  });

  it('knows six layouts, and all are wanted', () => {
    const names = Object.keys(LAYOUTS);
    expect(names.length).toBeLessThanOrEqual(6);
    expect(names.filter((name) => found(new RegExp(`\\(--${name}\\)`, 'g')).length === 0)).toEqual([]);
  });

  it('asks the window for its size by the name of a layout only', () => {
    expect(found(/@media[^{]*\b(?:width|height|orientation|aspect-ratio)\b[^{]*/g)).toEqual([]);
  });

  it('leaves what is inside a piece to that piece', () => {
    expect(found(/^.*:global.*$/gm).length).toBeLessThanOrEqual(7);
  });

  it('sets its letters in the measure of whoever reads them', () => {
    const set = styles.filter(([file]) => !MEASURED.includes(file));
    expect(found(/\bfont(?:-size)?: (?:\d+ )?[\d.]+px[^;]*/g, set)).toEqual([]);
  });

  it('takes its colours, layers and times from the tokens', () => {
    const plain = styles.filter(([file]) => !DRAWN.includes(file));
    expect(found(/#[\da-f]{3,8}\b(?=[^{}]*;)|\b(?:rgb|hsl|oklch)\([^)]*\)/gi, plain)).toEqual([]);
    expect(found(/z-index: -?\d+/g)).toEqual([]);
    expect(found(/\b(?:transition|animation)[^;]*?\b[\d.]+m?s\b/g)).toEqual([]);
  });
});
