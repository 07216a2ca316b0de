/** Browser features that jsdom lacks. */
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/svelte';
import { afterEach, beforeEach } from 'vitest';
import { DEFAULT, LANGUAGES } from '../i18n/languages';
import { loadLanguage, loadTexts, setLanguage, TEXT_PARTS } from '../i18n/translate.svelte';

await Promise.all(LANGUAGES.map(loadLanguage));
await Promise.all(TEXT_PARTS.map(loadTexts));

// Durations say nothing on a busy machine.
configure({ asyncUtilTimeout: 120_000 });

class NoResizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function matchMedia(query: string): MediaQueryList {
  const list = { matches: query.includes('prefers-reduced-motion'), media: query, onchange: null };
  const nothing = () => {};
  const listening = { addEventListener: nothing, removeEventListener: nothing, dispatchEvent: () => true };
  return { ...list, ...listening, addListener: nothing, removeListener: nothing };
}

Object.assign(window, { ResizeObserver: NoResizes, matchMedia, scrollTo: () => {} });
Object.assign(globalThis, { ResizeObserver: NoResizes });

HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.animate = () =>
  ({ finished: Promise.resolve(), cancel() {}, onfinish: null }) as unknown as Animation;
Element.prototype.getAnimations = () => [];
Element.prototype.scrollIntoView = () => {};
Element.prototype.setPointerCapture = () => {};

const textless: string[] = [];
const writeError = console.error.bind(console);
console.error = (...said: unknown[]) => {
  if (String(said[0]).startsWith('no text:')) textless.push(String(said[0]));
  else writeError(...said);
};

afterEach(() => {
  const found = textless.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});

beforeEach(() => {
  localStorage.clear();
  setLanguage(DEFAULT);
});
