/** Focus management: the focus follows the question, and arrow keys move among the answers. */

/**
 * Focus the question if the focus was lost with the element before; a focus elsewhere is left alone. Answers
 * that cost or give up are never focused automatically: if there are no others, the question itself is.
 */
export function focusIfLost(node: HTMLElement): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!lost) return;
  const first = node.querySelector<HTMLElement>('[data-walk]:not([tabindex="-1"], [data-costly])');
  (first ?? node).focus({ preventScroll: true });
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Return the index that an arrow key leads to, or null for other keys. */
export function nextPlace(key: string, place: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[key];
  return step === undefined ? null : (place + step + count) % count;
}

/** Arrows, Home and End move between `data-walk` elements. */
export function arrowKeys(node: HTMLElement) {
  function onkeydown(event: KeyboardEvent) {
    const places = [...node.querySelectorAll<HTMLElement>('[data-walk]')];
    const at = places.findIndex((place) => place === document.activeElement);
    const from = document.activeElement === node ? -1 : at;
    const outside = at < 0 && document.activeElement !== node;
    const to = outside ? null : nextPlace(event.key, from, places.length);
    if (to === null) return;
    event.preventDefault();
    places[to]?.focus();
  }
  node.addEventListener('keydown', onkeydown);
  return { destroy: () => node.removeEventListener('keydown', onkeydown) };
}

/** Focus an element when it appears, because the focused one was removed. */
export function focusOnMount(node: HTMLElement): void {
  node.focus();
}
