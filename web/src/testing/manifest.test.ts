import { expect, it } from 'vitest';
import manifest from '../../public/manifest.webmanifest?raw';

it('the app says what it is, and leads to the day and the pad', () => {
  const told = JSON.parse(manifest) as Record<string, unknown> & { shortcuts: { url: string }[] };
  expect(told).toMatchObject({ lang: 'en', name: 'Spadille' });
  expect(told.description).toBeTruthy();
  expect(told.shortcuts.map(({ url }) => url)).toEqual(['./day', './pad']);
});
