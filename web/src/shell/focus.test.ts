import { afterEach, describe, expect, it } from 'vitest';
import { focusIfLost, arrowKeys } from './focus';

/** Render a question with these answers. */
function question(...answers: string[]): HTMLElement {
  const box = document.createElement('section');
  box.tabIndex = -1;
  for (const answer of answers) {
    const button = document.createElement('button');
    button.textContent = answer;
    button.dataset.walk = '';
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

afterEach(() => document.body.replaceChildren());

describe('the focus when a question appears', () => {
  it('is on the question and on no answer, so that no key pressed by chance gives one', () => {
    const box = question('heart solo', 'double', 'pass');
    focusIfLost(box);
    expect(document.activeElement).toBe(box);
  });

  it('is on the first answer where the answers cost nothing', () => {
    focusIfLost(question('next deal'), true);
    expect(focused()).toBe('next deal');
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

describe('answers in rows', () => {
  it('are reached by suit with up and down, and one by one with left and right', () => {
    const box = question();
    for (const cards of [
      ['ace of spades', 'king of spades', 'ten of spades'],
      ['ace of hearts', 'ten of hearts'],
    ]) {
      const row = document.createElement('div');
      row.dataset.row = '';
      for (const card of cards) {
        const button = document.createElement('button');
        button.textContent = card;
        button.dataset.walk = '';
        row.append(button);
      }
      box.append(row);
    }
    focusIfLost(box);
    const way = ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
    const reached = way.map((key) => (press(key), focused()));
    expect(reached).toEqual([
      'ace of spades',
      'king of spades',
      'ten of hearts',
      'king of spades',
      'ten of spades',
      'ten of hearts',
    ]);
  });
});
