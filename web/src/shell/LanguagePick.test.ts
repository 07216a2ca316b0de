import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { languageEntry, LANGUAGES } from '../i18n/languages';
import { language } from '../i18n/translate.svelte';
import LanguagePick from './LanguagePick.svelte';

it('lists the languages by their own names and changes to the chosen one', async () => {
  render(LanguagePick);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map((option) => [option.lang, option.text])).toEqual(
    LANGUAGES.map((code) => [code, languageEntry(code).name]),
  );
  expect(list.value).toBe(language());
  for (const code of [...LANGUAGES].reverse()) {
    await fireEvent.change(list, { target: { value: code } });
    expect(language()).toBe(code);
    expect(document.documentElement.lang).toBe(code);
  }
});
