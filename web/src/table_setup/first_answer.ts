/** Whether the reader has passed with a hand on the landing page; then the table passes as soon as it asks. */
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
