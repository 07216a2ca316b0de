/** What stands at a seat: chips, what its player has done, and the part played in this deal. */
import type { State } from '../../protocol/messages';
import { formatNumber, t } from '../../i18n/translate.svelte';
import { formatSentence as inWords } from '../../protocol/sentence';
import { botName, botLevel, botLevelAloud, player, isWaitedFor } from './players';

export interface SeatText {
  /** Chips and doings. */
  meta: string;
  /** The chips alone, as a figure; nothing where nobody sits. */
  chips: string;
  /** What matters beside the chips, in few words. */
  brief: string;
  tags: string[];
  deals: boolean;
  /** How strong its player is who is no person; nothing for a person. */
  level: string;
  /** The same for whoever hears it. */
  levelAloud: string;
  turn: boolean;
  sitsOut: boolean;
  away: boolean;
}

type Word = string | false | null | undefined;

const words = (all: Word[]) => all.filter((word): word is string => Boolean(word));

export function seatText(now: State, seat: number): SeatText {
  const { view } = now;
  const seated = player(now, seat);
  const sitsOut = view !== null && !view.active.includes(seat);
  const away = seated?.taken === true && seated.bot === null && !seated.present;
  const chips = seated?.taken ? formatNumber(seated.chips) : '';
  const wording = now.wording?.seats[seat];
  const done = wording?.doing ? inWords(now, wording.doing) : '';
  const deals = view?.dealer === seat && t('dealer');
  const covered = seated?.covered ? t('table-covered', { bot: botName(seated.covered) }) : '';
  const gone = away && !covered && t('table-away');
  const awaited = isWaitedFor(now, seat) && !covered && t('table-nudged');
  const kept = seated?.promised ? t('table-promised', { name: seated.promised }) : '';
  const brief = covered ? t('table-covered-short') : gone || awaited;
  const short = sitsOut ? [deals, t('table-out'), brief] : [brief, done];
  return {
    meta: words([chips && t('chips-signed', { chips }), done]).join(', '),
    chips: sitsOut ? '' : chips,
    brief: words(short).join(', '),
    tags: words([
      ...(wording?.tags ?? []).map((tag) => t(tag)),
      seated?.freeride && t('freeride'),
      covered,
      gone,
      awaited,
      kept,
    ]),
    deals: deals !== false && !sitsOut,
    level: typeof seated?.bot === 'string' ? botLevel(seated.bot) : '',
    levelAloud: typeof seated?.bot === 'string' ? botLevelAloud(seated.bot) : '',
    turn: view !== null && view.turn === seat && view.result === null,
    sitsOut,
    away,
  };
}
