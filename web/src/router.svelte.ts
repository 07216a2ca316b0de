/** Two pages: the start, and a table by its id. */
const here = $state({ path: location.pathname });

window.addEventListener('popstate', () => {
  here.path = location.pathname;
});

export function tableHere(): string | null {
  return /^\/table\/([\w-]+)\/?$/.exec(here.path)?.[1] ?? null;
}

export function tablePath(table: string): string {
  return `/table/${table}`;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  here.path = path;
  window.scrollTo(0, 0);
}
