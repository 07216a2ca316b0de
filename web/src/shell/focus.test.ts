import { describe, expect, it } from 'vitest';
import { focusIfLost, arrowKeys } from './focus';

/** Render a question with these answers; those that cost or give up are marked. */
function question(...answers: string[]): HTMLElement {
  const box = document.createElement('section');
  box.tabIndex = -1;
  for (const answer of answers) {
    const button = document.createElement('button');
    button.textContent = answer;
    button.dataset.walk = '';
    if (['pass', 'double', 'redouble'].includes(answer)) button.dataset.costly = '';
    box.append(button);
  }
  document.body.replaceChildren(box);
  arrowKeys(box);
  (document.activeElement as HTMLElement | null)?.blur();
  return box;
}
const focused = () => document.activeElement?.textContent;
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

describe('the focus when a question appears', () => {
  it('is on the first bid', () => {
    focusIfLost(question('heart solo', 'double', 'pass'));
    expect(focused()).toBe('heart solo');
  });

  it('is on the question itself if every answer costs or gives up', () => {
    const box = question('redouble', 'pass');
    focusIfLost(box);
    expect(document.activeElement).toBe(box);
  });

  it('moves from the question to its first answer by an arrow key', () => {
    focusIfLost(question('redouble', 'pass'));
    press('ArrowDown');
    expect(focused()).toBe('redouble');
    press('ArrowDown');
    expect(focused()).toBe('pass');
  });

  it('stays elsewhere if it was there', () => {
    const box = question('heart solo', 'pass');
    const other = document.createElement('button');
    other.textContent = 'rules';
    document.body.append(other);
    other.focus();
    focusIfLost(box);
    expect(focused()).toBe('rules');
  });
});
