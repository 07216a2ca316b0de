/** A card taken between two fingers: it follows the pointer, and lies down where it is let go. */

export interface Dragging {
  /** Let go at a point of the window; says whether the card goes there and need not come back. */
  drop: (at: { x: number; y: number }) => boolean;
}

/** How far a pointer goes before it is no tap. */
const NEAR = 8;

export function drag(node: HTMLElement, spec: Dragging) {
  let now = spec;
  let from: { x: number; y: number } | null = null;
  let held = false;

  function take(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    // a quick hand is off the card before it is noticed
    node.setPointerCapture(event.pointerId);
  }

  function carry(event: PointerEvent) {
    if (from === null) return;
    const away = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (!held && Math.hypot(away.x, away.y) < NEAR) return;
    held = true;
    node.classList.add('held');
    node.style.translate = `${away.x}px ${away.y}px`;
  }

  function letGo(event: PointerEvent) {
    from = null;
    if (!held) return;
    held = false;
    // the tap that ends a drag is none
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, true));
    if (event.type !== 'pointerup' || !now.drop({ x: event.clientX, y: event.clientY })) back();
    else setTimeout(back, 600);
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
  const each = Object.entries(listeners) as [string, EventListener][];
  each.forEach(([kind, heard]) => node.addEventListener(kind, heard));
  return {
    update: (next: Dragging) => (now = next),
    destroy: () => each.forEach(([kind, heard]) => node.removeEventListener(kind, heard)),
  };
}
