/** The unfinished table of the landing page, in words. */
import { joinAnd, t } from '../../i18n/translate.svelte';
import { displayName } from '../../i18n/display_name';
import type { MyTable, TableGlance } from '../../protocol/messages';

/** Return the unfinished tables, first those that wait for the reader; else in the order of the list. */
export function tablesToContinue(tables: readonly MyTable[]): MyTable[] {
  const going = tables.filter(({ stage }) => stage !== 'finished');
  const waiting = going.filter(({ asked }) => asked === 'turn' || asked === 'question');
  return [...waiting, ...going.filter((table) => !waiting.includes(table))];
}

/** Return the reader's next action, such as "your lead"; empty for a table between two deals. */
export function nextAct({ asked, glance }: Pick<MyTable, 'asked' | 'glance'>): string {
  if (asked === 'question') return t('continue-question');
  if (!glance) return '';
  if (asked === 'turn') return t(`continue-${actOf(glance)}`);
  return glance.turn === null
    ? ''
    : t('continue-other', { name: displayName(glance.seats[glance.turn]?.name ?? '') });
}

function actOf({ phase, lead }: TableGlance): 'bid' | 'lead' | 'turn' {
  if (phase === 'auction') return 'bid';
  return lead ? 'lead' : 'turn';
}

/** Return the label of the button: "Continue: deal 5 of 12, your lead". */
export function continueLabel(table: MyTable): string {
  const deal = table.deal + Number(table.stage === 'between');
  const place = table.deals
    ? t('continue-deal-of', { deal, deals: table.deals })
    : t('continue-deal', { deal });
  const what = deal === 0 || table.stage === 'waiting' ? t('continue-waiting') : place;
  return t('continue-button', { what: [what, nextAct(table)].filter(Boolean).join(', ') });
}

/** Return the game, the other players, and the reader's score. */
export function continueAbout(table: MyTable): string {
  const { game, others = [], ahead = 0, glance } = table;
  const facts = { game: t(`game-${game}`), names: joinAnd(others.map(displayName)) };
  const who = others.length > 0 ? t('continue-with', facts) : t('continue-alone', facts);
  const score = ahead && t('continue-score', { how: ahead > 0 ? 'ahead' : 'behind', chips: Math.abs(ahead) });
  const declares = glance && glance.declarer === table.seat ? t('continue-declarer') : '';
  return [who, declares, score].filter(Boolean).join(' ');
}
