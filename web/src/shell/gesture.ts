/** One gesture makes one decision: the second tap of a double tap makes none, wherever it lands. */

/** Milliseconds within which two taps at one spot are a double tap. */
const REST = 400;
/** How far from each other they may be, in points. */
const NEAR = 30;

interface Tap {
  x: number;
  y: number;
  at: number;
}

let latest: Tap | null = null;
/** The tap that made a decision. */
let spent: Tap | null = null;

/** The tap that is being handled has made its decision. */
export function spendGesture(): void {
  spent = latest;
}

function isSecondTap({ detail, clientX: x, clientY: y, timeStamp }: MouseEvent, type?: string): boolean {
  if (spent === null || timeStamp - spent.at > REST) return false;
  // browsers count the clicks of a mouse, but not the taps of a finger; a key clicks nowhere
  const again = type === 'touch' || type === 'pen' ? detail > 0 : detail > 1;
  return again && Math.hypot(x - spent.x, y - spent.y) <= NEAR;
}

function handleClick(event: MouseEvent): void {
  const { pointerType } = event as Partial<PointerEvent>;
  if (isSecondTap(event, pointerType)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else latest = { x: event.clientX, y: event.clientY, at: event.timeStamp };
}

/** A key that is held down presses once. */
function handleKey(event: KeyboardEvent): void {
  const at = event.target instanceof Element ? event.target.closest('button, a, summary') : null;
  if (event.repeat && event.key === 'Enter' && at) event.preventDefault();
}

window.addEventListener('click', handleClick, true);
window.addEventListener('keydown', handleKey, true);
