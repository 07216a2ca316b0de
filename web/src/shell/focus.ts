/** Where the keyboard stands: it follows the question, and the arrows walk among the answers. */

/** Takes the focus that was lost with what stood here before, but never with an answer that costs; a focus
 * elsewhere is left alone. */
export function focusOnArrival(node: HTMLElement): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (lost)
    node
      .querySelector<HTMLElement>('[data-walk]:not([tabindex="-1"], [data-costly])')
      ?.focus({ preventScroll: true });
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The place an arrow leads to among so many, or null where the key is none of ours. */
export function stepTo(key: string, place: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[key];
  return step === undefined ? null : (place + step + count) % count;
}

/** Arrows, Home and End go from one `data-walk` to the next. */
export function walk(node: HTMLElement) {
  function onkeydown(event: KeyboardEvent) {
    const places = [...node.querySelectorAll<HTMLElement>('[data-walk]')];
    const at = places.findIndex((place) => place === document.activeElement);
    const to = at < 0 ? null : stepTo(event.key, at, places.length);
    if (to === null) return;
    event.preventDefault();
    places[to]?.focus();
  }
  node.addEventListener('keydown', onkeydown);
  return { destroy: () => node.removeEventListener('keydown', onkeydown) };
}
