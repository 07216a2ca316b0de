/** How a question stands, and where a hint is asked for. */
/** Whether this kind of decision is answered in a box of its own, with the way to a hint in it. */
export function hasBox(kind: string | undefined): boolean {
  return kind === 'auction' || kind === 'trump' || kind === 'call' || kind === 'discard';
}
