/** Whether the text input is open, and a counter of requests: each moves the focus to it. */
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
