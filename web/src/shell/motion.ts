/** Animations: from where to where an element moves, and for how long. They never delay the player's input. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import { preferences, PACE_FACTOR } from './settings.svelte';

const SLOWEST = 1.5;
const TILT = 3;
/** The size of a card at a player's seat, relative to a card of the hand. */
const AT_SEAT = 0.4;

/** Return a duration at the chosen pace; zero with reduced motion. */
export function motionDuration(usual: number): number {
  return prefersReducedMotion.current ? 0 : usual * Math.min(PACE_FACTOR[preferences.pace], SLOWEST);
}

/** The positions of cards when they left the hand, by card. */
const departures = new Map<string, DOMRect>();

export function rememberDeparture(card: string, from: Element | null): void {
  if (from) departures.set(card, from.getBoundingClientRect());
}

/**
 * Return the position of a seat's card back, or of the seat if it has none; for the reader also that of the
 * line under the hand.
 */
export function seatRect(seat: number): DOMRect | null {
  const itself = `[data-testid="seat-${seat}"]`;
  const shown = [`${itself} .back`, itself, '[data-testid="own-line"]']
    .flatMap((place) => [...document.querySelectorAll(place)])
    .map((place) => place.getBoundingClientRect());
  return shown.find(({ width }) => width > 0) ?? null;
}

interface FlightPath {
  x: number;
  y: number;
  size: number;
}

function pathBetween(from: DOMRect, to: DOMRect): FlightPath {
  return {
    x: from.left + from.width / 2 - (to.left + to.width / 2),
    y: from.top + from.height / 2 - (to.top + to.height / 2),
    size: Math.min(Math.max(from.width / to.width, AT_SEAT), 1.2),
  };
}

/** Return the CSS transform at a fraction of a flight's path, with a slight rotation. */
function transformAt({ x, y, size }: FlightPath, far: number): string {
  const tilt = Math.sign(x) * TILT * far;
  return `translate(${x * far}px, ${y * far}px) scale(${1 - far * (1 - size)}) rotate(${tilt}deg)`;
}

/** Duration of a card's flight, in milliseconds. */
const FLIGHT = 320;

/** Animate a card to the trick, from its place in the hand or from its player's seat. */
export function flyIn(node: Element, { card, seat }: { card: string; seat: number }): TransitionConfig {
  const duration = motionDuration(FLIGHT);
  const from = departures.get(card) ?? seatRect(seat);
  departures.delete(card);
  if (duration === 0 || from === null) return { duration: 0 };
  const travel = pathBetween(from, node.getBoundingClientRect());
  return { duration, easing: cubicOut, css: (_, left) => `transform: ${transformAt(travel, left)}` };
}

/** Fade in a text about a card when the card has landed. */
export const fadeInAfterFlight: (word: Element) => TransitionConfig = () => ({
  delay: motionDuration(FLIGHT),
  duration: motionDuration(FLIGHT / 4),
  css: (progress) => `opacity: ${progress}`,
});

/** Animate a card of a finished trick to the winner. */
export function flyOut(node: Element, { winner }: { winner: number | null }): TransitionConfig {
  const duration = motionDuration(FLIGHT);
  const to = winner === null ? null : seatRect(winner);
  if (duration === 0 || to === null) return { duration: 0 };
  const travel = { ...pathBetween(to, node.getBoundingClientRect()), size: AT_SEAT };
  return {
    duration,
    easing: cubicOut,
    css: (left, gone) => `transform: ${transformAt(travel, gone)}; opacity: ${left}`,
  };
}

/** Animate an element from one place to another. */
export function animateMove(
  node: Element,
  from: DOMRect,
  to: DOMRect,
  when: KeyframeAnimationOptions,
): Animation {
  const start = `translate(${from.left + from.width / 2}px, ${from.top + from.height / 2}px)`;
  const end = `translate(${to.left + to.width / 2}px, ${to.top + to.height / 2}px)`;
  const frames = [
    { transform: start, opacity: 1 },
    { transform: end, opacity: 1, offset: 0.85 },
    { transform: end, opacity: 0 },
  ];
  return node.animate(frames, { easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both', ...when });
}
