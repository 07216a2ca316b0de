/** Entries of the browser's history: one for each page, and one for what lies over it, so that Back closes that. */

let close: () => void = () => undefined;
/** What is to be done after the way back from an entry that is no longer needed. */
let returning: (() => void)[] | null = null;

const isOnLayer = () => (history.state as { layer?: boolean } | null)?.layer === true;

// a page that is loaded anew has nothing over it
if (isOnLayer()) history.replaceState(null, '');

/** Goes to a page, in place of what lies over this one. */
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

/** Something lies over the page from now on; `onBack` takes it away. */
export function pushLayer(onBack: () => void): void {
  close = onBack;
  if (returning) returning.push(() => pushLayer(onBack));
  else if (!isOnLayer()) history.pushState({ layer: true }, '');
}

/** Nothing lies over the page any more, unless something new does at once, or another page has come. */
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
