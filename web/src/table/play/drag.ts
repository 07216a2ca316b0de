/**
 * Drag and drop: a dragged card follows the pointer. A finger that slides along the hand points to the card
 * below it.
 */

export interface DragOptions {
  /** Called when a card is dropped at a point of the window; returns whether the card stays there. */
  drop: (at: { x: number; y: number }) => boolean;
  /**
   * Called for a sliding finger with the card under it, or null, and whether the finger was lifted. Without
   * this function sliding is off.
   */
  slide?: ((card: HTMLElement | null, taken: boolean) => void) | undefined;
}

/** The distance in CSS pixels from which a press counts as a drag. */
const NEAR = 8;

export function drag(node: HTMLElement, spec: DragOptions) {
  let now = spec;
  let from: { x: number; y: number } | null = null;
  let held = false;
  let sliding = false;

  function take(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    // a fast pointer leaves the card before the first event
    node.setPointerCapture(event.pointerId);
  }

  function carry(event: PointerEvent) {
    if (from === null) return;
    const away = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (!held && !sliding) {
      if (Math.hypot(away.x, away.y) < NEAR) return;
      sliding = event.pointerType === 'touch' && !!now.slide && Math.abs(away.x) > Math.abs(away.y);
    }
    if (sliding) return now.slide?.(under(event), false);
    held = true;
    node.classList.add('held');
    node.style.translate = `${away.x}px ${away.y}px`;
  }

  function letGo(event: PointerEvent) {
    from = null;
    if (!held && !sliding) return;
    if (sliding) now.slide?.(under(event), event.type === 'pointerup');
    // suppresses the click that ends a drag
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, true));
    sliding = false;
    if (!held) return;
    held = false;
    if (event.type !== 'pointerup' || !now.drop({ x: event.clientX, y: event.clientY })) back();
    else setTimeout(back, 600);
  }

  /** Return the card of this hand under the finger. */
  function under({ clientX, clientY }: PointerEvent): HTMLElement | null {
    const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-hand-place]');
    return card && node.closest('[role="listbox"]')?.contains(card) ? card : null;
  }

  function back() {
    const { translate } = node.style;
    node.classList.remove('held');
    node.style.translate = '';
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (translate && !still) node.animate([{ translate }, {}], { duration: 160, easing: 'ease-out' });
  }

  const swallow = (event: Event) => event.stopImmediatePropagation();

  const listeners = { pointerdown: take, pointermove: carry, pointerup: letGo, pointercancel: letGo };
  const handlers = Object.entries(listeners) as [string, EventListener][];
  handlers.forEach(([kind, heard]) => node.addEventListener(kind, heard));
  return {
    update: (next: DragOptions) => (now = next),
    destroy: () => handlers.forEach(([kind, heard]) => node.removeEventListener(kind, heard)),
  };
}
