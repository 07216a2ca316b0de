/** Where rules were published, in words. */
import { hasText, t } from '../i18n/translate.svelte';
import type { Preset, RulesSource } from '../protocol/messages';

/** Return the source of a preset in a line. */
export function sourceText(game: string, { id: preset, source }: Preset): string {
  const known = `source-by-${game}-${preset}`;
  return formatSource(hasText(known) ? { ...source, by: t(known) } : source);
}

function formatSource({ title, by, year, pages, after }: RulesSource): string {
  const onPages = pages && t('source-pages', { pages, count: pages.split('–').length });
  const cited = [title, by, year, onPages].filter(Boolean).join(', ');
  return after ? t('source-after', { source: cited, after: formatSource(after) }) : cited;
}
