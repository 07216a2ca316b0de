/** Whether the line for words is open, and how often it was asked for: each time it takes the focus. */
const input = $state({ open: false, asked: 0 });

export function isInputOpen(): boolean {
  return input.open;
}

export function inputRequests(): number {
  return input.asked;
}

export function openInput(): void {
  input.open = true;
  input.asked += 1;
}

export function closeInput(): void {
  input.open = false;
}
