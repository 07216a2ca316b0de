/** Whether the line for words is open, and how often it was asked for: each time it takes the focus. */
const line = $state({ open: false, asked: 0 });

export function lineOpen(): boolean {
  return line.open;
}

export function lineAsked(): number {
  return line.asked;
}

export function openLine(): void {
  line.open = true;
  line.asked += 1;
}

export function closeLine(): void {
  line.open = false;
}
