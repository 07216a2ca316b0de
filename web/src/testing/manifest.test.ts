import { expect, it } from 'vitest';
import manifest from '../../public/manifest.webmanifest?raw';

it('the app says what it is, and leads to the day and the pad', () => {
  const content = JSON.parse(manifest) as Record<string, unknown> & { shortcuts: { url: string }[] };
  expect(content).toMatchObject({ lang: 'en', name: 'Spadille' });
  expect(content.description).toBeTruthy();
  expect(content.shortcuts.map(({ url }) => url)).toEqual(['./day', './pad']);
});
