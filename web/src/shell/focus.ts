/** Focus management: the focus follows the question, and arrow keys move among the answers. */

/**
 * Focus a question if the focused element was removed; a focus elsewhere does not change. Its first answer is
 * focused only if the last input was a key, or if `answers` is true, because a key pressed by chance would
 * give it.
 */
export function focusIfLost(node: HTMLElement, answers = false): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!lost) return;
  const first = answers ? node.querySelector<HTMLElement>('[data-walk]:not([tabindex="-1"])') : null;
  (first ?? node).focus({ preventScroll: true });
}

let pressed = false;
addEventListener('keydown', () => (pressed = true), true);
addEventListener('pointerdown', () => (pressed = false), true);

/** Return whether the last input was a key. */
export function usesKeys(): boolean {
  return pressed;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Return the index that an arrow key leads to, or null for other keys. */
export function nextPlace(key: string, place: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[key];
  if (step === undefined) return null;
  return place < 0 && step < 0 ? count - 1 : (place + step + count) % count;
}

/** Return the element above or below in the next row, at the same place or the last; null without rows. */
function inNextRow(node: HTMLElement, key: string): HTMLElement | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const rows = [...node.querySelectorAll<HTMLElement>('[data-row]')];
  const row = rows.findIndex((one) => one.contains(document.activeElement));
  if (step === undefined || row < 0) return null;
  const walks = (one: HTMLElement | undefined) => [
    ...(one?.querySelectorAll<HTMLElement>('[data-walk]') ?? []),
  ];
  const place = walks(rows[row]).findIndex((one) => one === document.activeElement);
  const beyond = walks(rows[row + step]);
  return beyond[Math.min(place, beyond.length - 1)] ?? null;
}

/**
 * Arrow keys, Home and End move the focus between `data-walk` elements; up and down move between `data-row`
 * elements, if there are any.
 */
export function arrowKeys(node: HTMLElement) {
  function onkeydown(event: KeyboardEvent) {
    const beyond = inNextRow(node, event.key);
    if (beyond) {
      event.preventDefault();
      beyond.focus();
      return;
    }
    const places = [...node.querySelectorAll<HTMLElement>('[data-walk]')];
    const at = places.findIndex((place) => place === document.activeElement);
    // from a question that has the focus itself, the first arrow key moves to an answer
    const active = document.activeElement;
    const question =
      active === node || (active instanceof HTMLElement && active.tabIndex < 0 && node.contains(active));
    const from = question ? -1 : at;
    const outside = at < 0 && !question;
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
