/** A club as this page sees it: fetched, kept up to date, and changed by commands. */
import { actInClub, enterClub, fetchClub, joinClub } from '../../protocol/club_http';
import { errorTextFrom, resultOrError } from '../../protocol/api_error';
import type { Club, ClubCommand, ClubNight, ClubTable } from '../../protocol/messages';
import { loadText, saveText } from '../../shell/browser_storage';
import { clubLinkPath, toUrl } from '../../shell/router.svelte';
import { t } from '../../i18n/translate.svelte';

export type Command = ClubCommand['command'];

const keyOf = (club: string, role: 'members' | 'director') => `spadille.club.${role}.${club}`;

/** Store the secret part of a link, so that this browser can copy the link again. */
export function rememberKey(club: string, role: 'members' | 'director', key: string): void {
  saveText(keyOf(club, role), key);
}

/** Return the whole link of a club, or null if this browser does not know its secret part. */
export function clubLink(club: string, role: 'members' | 'director'): string | null {
  const key = loadText(keyOf(club, role));
  return key === null ? null : toUrl(clubLinkPath(club, key));
}

export class ClubView {
  now: Club | null = $state.raw(null);
  trouble = $state('');
  /** Whether the page shows the club by the key of its link alone: the visitor has not joined. */
  visiting = $state(false);

  constructor(
    readonly id: string,
    private readonly key: string,
  ) {}

  get night(): ClubNight | null {
    return this.now?.night ?? null;
  }

  /** The tables of the current round. */
  get tables(): ClubTable[] {
    return this.night?.rounds.at(-1)?.tables ?? [];
  }

  /** The number of the visitor's table in the current round, from 1; 0 without one. */
  get myTable(): number {
    const me = this.now?.me;
    return me ? this.tables.findIndex(({ seats }) => seats.includes(me)) + 1 : 0;
  }

  /** Whether the visitor has said that they are here. */
  get isHere(): boolean {
    const what = this.night?.presence.find(({ member }) => member === this.now?.me)?.what;
    return what === 'in' || what === 'late';
  }

  name(member: number | null): string {
    if (member === null) return t('clubs-bots');
    const known = this.now?.members.find((one) => one.member === member)?.name;
    return known || t('clubs-forgotten', { member });
  }

  names(members: number[]): string {
    return members.map((member) => this.name(member)).join(', ');
  }

  async load(): Promise<void> {
    const [club, refused] = await resultOrError(() => fetchClub(this.id));
    if (club) [this.now, this.visiting] = [club, this.key !== '' && club.me === null && !club.director];
    else if (refused.code === 'not-a-member' && this.key) {
      this.trouble = await errorTextFrom(async () => {
        this.now = await enterClub(this.id, this.key);
        this.visiting = true;
      });
    } else this.trouble = await errorTextFrom(() => fetchClub(this.id));
  }

  /** Join as a new member, or as a member whom no device has claimed. */
  async join(name: string, member: number | null): Promise<void> {
    this.trouble = await errorTextFrom(async () => {
      this.now = await joinClub(this.id, { key: this.key, name, member });
      rememberKey(this.id, this.now.director ? 'director' : 'members', this.key);
      this.visiting = false;
    });
  }

  /** Carry out a command. Return whether it was. */
  async act(command: Command): Promise<boolean> {
    this.trouble = await errorTextFrom(async () => void (this.now = await actInClub(this.id, command)));
    return this.trouble === '';
  }
}
