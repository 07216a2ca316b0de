/**
 * Entries of the browser's history: one for each page, and one for an overlay, so that Back closes the
 * overlay.
 */

let close: () => void = () => undefined;
/**
 * Functions to call after going back from an entry that is no longer needed; null if no such step is under
 * way.
 */
let returning: (() => void)[] | null = null;

const isOnLayer = () => (history.state as { layer?: boolean } | null)?.layer === true;

// a reloaded page has no overlay
if (isOnLayer()) history.replaceState(null, '');

/** Go to a page. If an overlay is open, its entry is replaced. */
export function pushEntry(href: string, then: () => void): void {
  if (returning) {
    returning.push(() => pushEntry(href, then));
    return;
  }
  const here = new URL(href, document.baseURI).href === location.href;
  if (here || isOnLayer()) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  then();
}

/** Add an entry for an overlay that was opened; `onBack` closes the overlay. */
export function pushLayer(onBack: () => void): void {
  close = onBack;
  if (returning) returning.push(() => pushLayer(onBack));
  else if (!isOnLayer()) history.pushState({ layer: true }, '');
}

/** Remove the entry of an overlay that was closed, unless another overlay or page takes its place at once. */
export function dropLayer(isClosed: () => boolean): void {
  setTimeout(() => {
    if (returning || !isOnLayer() || !isClosed()) return;
    returning = [];
    history.back();
  });
}

window.addEventListener('popstate', () => {
  const after = returning;
  returning = null;
  if (after) after.forEach((go) => go());
  else if (!isOnLayer()) close();
});
