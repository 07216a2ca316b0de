/** Where the keyboard stands: it follows the question, and the arrows walk among the answers. */

/** Takes the focus that was lost with what stood here before; a focus elsewhere is left alone. An answer that costs
 * never has it unasked, nor has one that gives up: where there are no others, it is the question's own. */
export function focusIfLost(node: HTMLElement): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!lost) return;
  const first = node.querySelector<HTMLElement>('[data-walk]:not([tabindex="-1"], [data-costly])');
  (first ?? node).focus({ preventScroll: true });
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The place an arrow leads to among so many, or null where the key is none of ours. */
export function nextPlace(key: string, place: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[key];
  return step === undefined ? null : (place + step + count) % count;
}

/** Arrows, Home and End go from one `data-walk` to the next. */
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

/** Focus an element when it appears: the one that had the focus is gone. */
export function focusOnMount(node: HTMLElement): void {
  node.focus();
}
