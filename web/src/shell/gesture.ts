/** The second tap of a double tap gives no answer, wherever it lands, so that one gesture makes one decision. */

/** Milliseconds within which two taps at one spot are a double tap. */
const REST = 400;
/** The greatest distance of the two taps, in CSS pixels. */
const NEAR = 30;

interface Tap {
  x: number;
  y: number;
  at: number;
}

let latest: Tap | null = null;
/** The last tap that gave an answer. */
let spent: Tap | null = null;

/** Remember that the tap which is being handled gave an answer. */
export function spendGesture(): void {
  spent = latest;
}

function isSecondTap({ detail, clientX: x, clientY: y, timeStamp }: MouseEvent, type?: string): boolean {
  if (spent === null || timeStamp - spent.at > REST) return false;
  // browsers count the clicks of a mouse, but not the taps of a finger; a key has no position
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

/** Ignore the repetitions of a key that is held down. */
function handleKey(event: KeyboardEvent): void {
  const at = event.target instanceof Element ? event.target.closest('button, a, summary') : null;
  if (event.repeat && event.key === 'Enter' && at) event.preventDefault();
}

window.addEventListener('click', handleClick, true);
window.addEventListener('keydown', handleKey, true);
