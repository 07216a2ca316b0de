/** The classic court cards, drawn by Adrian Kennard and released as CC0. */
const FOUR = import.meta.glob<string>(
  '/node_modules/@heruka_urgyen/react-playing-cards/src/images/4color/[KQJ][SHDC].svg',
  { query: '?url', import: 'default', eager: true },
);
const TWO = import.meta.glob<string>(
  '/node_modules/@heruka_urgyen/react-playing-cards/src/images/2color/[KQJ][DC].svg',
  { query: '?url', import: 'default', eager: true },
);

/** The part of the whole card that the picture fills, inside its frame. */
export const PICTURE = { viewBox: '-82.4 -130.4 164.8 260.8', x: -120, y: -168, width: 240, height: 336 };

export function courtImage(card: string, colours: 'four' | 'two'): string {
  const named = (folder: Record<string, string>) =>
    Object.entries(folder).find(([path]) => path.endsWith(`/${card}.svg`))?.[1];
  return (colours === 'two' ? named(TWO) : undefined) ?? named(FOUR) ?? '';
}
