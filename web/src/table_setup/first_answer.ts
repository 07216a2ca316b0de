/** The answer given on the landing page to a hand on show: the table gives it as soon as it is asked. */
let passed = '';

export function rememberPass(table: string): void {
  passed = table;
}

/** Return whether the reader has passed beforehand at this table; true only once. */
export function takePass(table: string): boolean {
  const taken = passed === table && table !== '';
  if (taken) passed = '';
  return taken;
}
