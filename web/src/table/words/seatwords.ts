/** What stands at a seat: chips, what its player has done, and the part played in this deal. */
import type { State } from '../../protocol/messages';
import { plain, say } from '../../text/say.svelte';
import { contractName } from './words';
import { parseAction } from './action';
import { botName, level, levelAloud, player, waitedFor } from './people';

export interface SeatWords {
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

const CALLS: Record<string, string> = {
  hold: 'table-holds',
  double: 'table-doubles',
  redouble: 'table-redoubles',
};

type Word = string | false | null | undefined;

const words = (all: Word[]) => all.filter((word): word is string => Boolean(word));

/** The seat's latest call, while there is bidding. */
function call({ view }: State, seat: number): string {
  if (!view || view.contract || view.result) return '';
  const last = view.actions.map(parseAction).findLast((action) => action.seat === seat);
  if (!last) return '';
  if (last.verb === 'bid') return say('table-bid', { contract: contractName(last.args[0] ?? '') });
  return say(CALLS[last.verb] ?? 'table-passed');
}

/** What a defender has at stake, where he doubled. */
function stake({ view }: State, seat: number): string | false {
  const times = view?.contract?.stakes[String(seat)];
  return times !== undefined && say(times > 2 ? 'stake-redoubled' : 'stake-doubled');
}

/** The partner's tag: his own while nobody else knows. */
function partner(now: State, seat: number): string | false {
  const contract = now.view?.contract;
  return contract?.partner === seat && say('partner');
}

function doing(now: State, seat: number, sitsOut: boolean): string {
  const tricks = now.view?.contract && !sitsOut ? now.view.taken?.tricks[seat] : undefined;
  return tricks === undefined ? call(now, seat) : say('tricks', { tricks });
}

export function seatWords(now: State, seat: number): SeatWords {
  const { view } = now;
  const seated = player(now, seat);
  const sitsOut = view !== null && !view.active.includes(seat);
  const away = seated?.taken === true && seated.bot === null && !seated.present;
  const chips = seated?.taken ? plain(seated.chips) : '';
  const done = doing(now, seat, sitsOut);
  const declares = view?.contract?.declarer === seat && say('declarer');
  const deals = view?.dealer === seat && say('dealer');
  const covered = seated?.covered ? say('table-covered', { bot: botName(seated.covered) }) : '';
  const gone = away && !covered && say('table-away');
  const awaited = waitedFor(now, seat) && !covered && say('table-nudged');
  const kept = seated?.promised ? say('table-promised', { name: seated.promised }) : '';
  const out = sitsOut && say('sits-out');
  const brief = covered ? say('table-covered-short') : gone || awaited;
  const short = sitsOut ? [deals, say('table-out'), brief] : [brief, done];
  return {
    meta: words([chips && say('chips-signed', { chips }), done]).join(', '),
    chips: sitsOut ? '' : chips,
    brief: words(short).join(', '),
    tags: words([
      declares,
      partner(now, seat),
      stake(now, seat),
      deals,
      out,
      seated?.freeride && say('freeride'),
      covered,
      gone,
      awaited,
      kept,
    ]),
    deals: deals !== false && !sitsOut,
    level: typeof seated?.bot === 'string' ? level(seated.bot) : '',
    levelAloud: typeof seated?.bot === 'string' ? levelAloud(seated.bot) : '',
    turn: view !== null && view.turn === seat && view.result === null,
    sitsOut,
    away,
  };
}
