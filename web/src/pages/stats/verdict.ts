/** The statistics of a player in two short sentences. */
import type { LossStats } from '../../protocol/messages';
import { formatClauses } from '../../protocol/sentence';
import { formatNumber, t } from '../../i18n/translate.svelte';

/** A result is distinguished from luck only if it is larger than its margin of error. */
function resultText({ without_luck: { mean, within } }: LossStats): string {
  if (within === null) return t('stats-verdict-few');
  const won = mean > 0 ? 'won' : 'lost';
  const result = Math.abs(mean) > within ? won : 'even';
  return t('stats-verdict', { result, chips: Math.round(10 * Math.abs(mean)) / 10 });
}

function leakText({ kinds, given_away: all }: LossStats): string {
  const most = kinds.reduce<LossStats['kinds'][number] | null>(
    (worst, one) => (worst && worst.given_away.mean >= one.given_away.mean ? worst : one),
    null,
  );
  if (!most || Math.round(most.given_away.mean) < 1) return '';
  return t('stats-verdict-leak', {
    kind: formatClauses([most.kind]),
    chips: formatNumber(Math.round(most.given_away.mean)),
    all: formatNumber(Math.round(all.mean)),
  });
}

export function verdictSentences(losses: LossStats): string[] {
  return [resultText(losses), leakText(losses)].filter(Boolean);
}
