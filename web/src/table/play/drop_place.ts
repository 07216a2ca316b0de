/** Drop positions within the hand. */
import type { Fan } from './fan';

/** Return the index at which a dropped card is inserted. */
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
