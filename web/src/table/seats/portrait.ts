/** A player's portrait: always the same for the same name. The server draws the same one on link pictures. */
import drawing from '../../../../src/spadille/app/deals/portrait.json';

/** A part of the drawing, and the choice or the colour that it has. */
export type PortraitParts = Record<string, string>;

export interface PortraitLayer {
  /** The colour; `none` for a line. */
  fill: string;
  path: string;
}

/** Return the hash of a name (FNV-1a). */
function hashName(name: string): number {
  let sum = 0x811c9dc5;
  for (const letter of name) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

const isHers = (name: string) => new RegExp(drawing.her_name, 'u').test(name);

/** Choose the parts of a portrait. */
export function portraitOf(name: string): PortraitParts {
  let left = hashName(name);
  const parts: PortraitParts = { beard: 'none' };
  for (const [part, choices] of (isHers(name) ? drawing.hers : drawing.his) as [string, string[]][]) {
    parts[part] = choices[left % choices.length] ?? '';
    left = Math.imul(left ^ (left >>> 15), 0x2c1b3c6d) >>> 0;
  }
  return parts;
}

/** Return what is drawn of a portrait, the lowest first. */
export function portraitLayers(name: string): PortraitLayer[] {
  const parts = portraitOf(name);
  const shown = drawing.layers.filter(({ when }) =>
    Object.entries(when as Record<string, string[]>).every(([part, those]) =>
      those.includes(parts[part] ?? ''),
    ),
  );
  return shown.map(({ fill, path }) => ({ fill: parts[fill] ?? fill, path }));
}
