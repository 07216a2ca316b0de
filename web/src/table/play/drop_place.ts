/** Where in the hand a point of the window lies. */
import type { Fan } from './fan';

/** The place among the other cards that a card let go at a point takes. */
export function dropIndex(
  hand: HTMLElement | undefined,
  { rows, step }: Fan,
  text: string,
  at: { x: number; y: number },
): number {
  const tops = [...(hand?.querySelectorAll('.row') ?? [])].map((row) => row.getBoundingClientRect().top);
  const under = Math.max(
    tops.findLastIndex((top) => at.y >= top),
    0,
  );
  const lies = (card: string) => hand?.querySelector(`[data-card="${card}"]`)?.parentElement;
  const left = (card: string) => (lies(card)?.getBoundingClientRect().left ?? Infinity) + step / 2 < at.x;
  return rows
    .flatMap((cards, row) => cards.filter((card) => row < under || (row === under && left(card))))
    .filter((card) => card !== text).length;
}
