/** The place of a deal in its match. */
import type { MatchDeal } from '../../protocol/messages';
import { t } from '../../i18n/translate.svelte';
import { tablePath } from '../../shell/router.svelte';

/**
 * Return the deal's number in the match, with the length of the match if it is fixed; empty for a deal by
 * link.
 */
export function dealOfMatch(of: MatchDeal | null | undefined): string {
  if (!of) return '';
  const { deal, length } = of;
  return length ? t('table-deal-of', { deal, deals: length }) : t('table-deal', { deal });
}

/** Return the path of the match's table; empty for a deal by link. */
export function tableOfMatch(of: MatchDeal | null | undefined): string {
  return of ? tablePath(of.table) : '';
}
