/** The text of a seat: chips, actions, and the role in this deal. */
import type { State } from '../../protocol/messages';
import { t } from '../../i18n/translate.svelte';
import { formatSentence as inWords } from '../../protocol/sentence';
import { botName, botLevelAloud, player, isWaitedFor } from './players';

export interface SeatText {
  /** Chips and actions. */
  meta: string;
  /** The chips alone; null for a free seat. */
  chips: number | null;
  /** What matters besides the chips, briefly. */
  brief: string;
  tags: string[];
  deals: boolean;
  /** A text that a bot plays; its level, such as "club", could be mistaken for a suit. Empty for a person. */
  level: string;
  /** The same text for screen readers. */
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
  const chips = seated?.taken ? seated.chips : null;
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
    meta: words([chips !== null && t('chips', { chips }), done]).join(', '),
    chips: sitsOut ? null : chips,
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
    level: typeof seated?.bot === 'string' ? t('bot') : '',
    levelAloud: typeof seated?.bot === 'string' ? botLevelAloud(seated.bot) : '',
    turn: view !== null && view.turn === seat && view.result === null,
    sitsOut,
    away,
  };
}
