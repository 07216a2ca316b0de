import { currentOverlay } from '../../shell/overlay.svelte';
import type { ReplayViewer } from './replay_viewer.svelte';

const KEYS: Record<string, (deal: ReplayViewer) => void> = {
  ArrowRight: (deal) => deal.goToStep(deal.step + 1),
  ArrowLeft: (deal) => deal.goToStep(deal.step - 1),
  ArrowDown: (deal) => deal.goToTrick(1),
  ArrowUp: (deal) => deal.goToTrick(-1),
  Home: (deal) => deal.goToStep(0),
  End: (deal) => deal.goToStep(deal.last),
};

/** Handle an arrow key: move by a step or by a trick, unless another control uses the key. */
export function keyPressed(event: KeyboardEvent, deal: ReplayViewer): void {
  if (event.ctrlKey || event.metaKey || event.altKey || currentOverlay() !== null) return;
  const inside = event.target instanceof HTMLElement ? event.target : null;
  if (inside?.closest('input, textarea, select, dialog')) return;
  const go = KEYS[event.key];
  if (!go) return;
  event.preventDefault();
  go(deal);
}
