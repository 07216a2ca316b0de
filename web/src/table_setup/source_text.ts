/** Where rules were published, in words. */
import { hasText, t } from '../i18n/translate.svelte';
import type { Preset } from '../protocol/messages';

/** Where a preset's rules were published, in a line. */
export function sourceText(game: string, { id: preset, source }: Preset): string {
  const { title, year, pages } = source;
  const known = `source-by-${game}-${preset}`;
  const by = hasText(known) ? t(known) : source.by;
  const id = year === null ? 'start-source' : pages === null ? 'start-source-year' : 'start-source-pages';
  return t(id, { title, by, year: String(year ?? ''), pages: pages ?? '' });
}
