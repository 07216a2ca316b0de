import { overlay } from '../../shell/overlay.svelte';
import type { ShownDeal } from './replay_viewer.svelte';

const KEYS: Record<string, (deal: ShownDeal) => void> = {
  ArrowRight: (deal) => deal.to(deal.at + 1),
  ArrowLeft: (deal) => deal.to(deal.at - 1),
  ArrowDown: (deal) => deal.toTrick(1),
  ArrowUp: (deal) => deal.toTrick(-1),
  Home: (deal) => deal.to(0),
  End: (deal) => deal.to(deal.last),
};

/** Arrows go step by step and trick by trick, wherever no other thing wants them. */
export function keyPressed(event: KeyboardEvent, deal: ShownDeal): void {
  if (event.ctrlKey || event.metaKey || event.altKey || overlay() !== null) return;
  const inside = event.target instanceof HTMLElement ? event.target : null;
  if (inside?.closest('input, textarea, select, dialog')) return;
  const go = KEYS[event.key];
  if (!go) return;
  event.preventDefault();
  go(deal);
}
