/** What lies over the page: one thing at a time. */
export type Over =
  | 'rules'
  | 'settings'
  | 'help'
  | 'menu'
  | 'log'
  | 'scores'
  | 'last-trick'
  | 'people'
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

const over = $state<{ open: Over | null; page: string; anchor: string | null }>({
  open: null,
  page: 'table',
  anchor: null,
});

export function overlay(): Over | null {
  return over.open;
}

export function open(what: Over): void {
  over.open = what;
}

export function close(): void {
  over.open = null;
}

/** The rules: this table's, or a page of the book, at an anchor where one is named. */
export function openRules(page: string, anchor: string | null = null): void {
  over.page = page;
  over.anchor = anchor;
  over.open = 'rules';
}

/** A rule by its anchor, in the page of its game. */
export function openRule(anchor: string): void {
  openRules(anchor.split('.')[0] ?? '', anchor);
}

export function rulesPlace(): { page: string; anchor: string | null } {
  return { page: over.page, anchor: over.anchor };
}
