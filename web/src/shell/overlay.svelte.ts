import { untrack } from 'svelte';
import { spendGesture } from './gesture';
import { dropLayer, pushLayer } from './history_entries';

/** The overlay over the page; at most one is open. */
export type Overlay =
  | 'rules'
  | 'settings'
  | 'help'
  | 'menu'
  | 'log'
  | 'said'
  | 'scores'
  | 'last-trick'
  | 'people'
  | 'claim'
  | 'propose'
  | 'play-deal'
  | 'deal-more'
  | 'challenge'
  | 'sign-out'
  | 'erase'
  | 'take-in'
  | 'setup'
  | 'friends'
  | 'pad-more'
  | 'pad-share'
  | 'pad-people'
  | 'pad-looking';

const state = $state<{ open: Overlay | null; page: string; anchor: string | null }>({
  open: null,
  page: 'table',
  anchor: null,
});

export function currentOverlay(): Overlay | null {
  return state.open;
}

export function openOverlay(what: Overlay): void {
  spendGesture();
  state.open = what;
  pushLayer(leave);
}

export function closeOverlay(): void {
  // the effect of closing must not run again when the next overlay opens
  if (untrack(() => state.open) === null) return;
  spendGesture();
  state.open = null;
  dropLayer(() => state.open === null);
}

/** Go back in the history: the dialog returns the focus to where it was. */
function leave(): void {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  state.open = null;
}

/** Open the rules of this table, or a page of the rulebook, if given at an anchor. */
export function openRules(page: string, anchor: string | null = null): void {
  state.page = page;
  state.anchor = anchor;
  openOverlay('rules');
}

/** Open a rule by its anchor in its game's page. */
export function openRule(anchor: string): void {
  openRules(anchor.split('.')[0] ?? '', anchor);
}

export function rulesPlace(): { page: string; anchor: string | null } {
  return { page: state.page, anchor: state.anchor };
}
