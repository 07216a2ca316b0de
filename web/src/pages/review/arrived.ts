/** The keyboard goes on where something new stands: what it stood on is gone. */
export function arrived(node: HTMLElement): void {
  node.focus();
}
