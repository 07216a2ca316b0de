/** The tables on friends' devices at which this browser plays, with the data that it needs to connect again. */
import { loadText, removeText, saveText, storedKeys } from '../shell/browser_storage';

export interface FriendTable {
  table: string;
  /** The fingerprint of the host's certificate. The token is sent only to a device with this certificate. */
  host: string;
  /** The secret of the room; empty if the devices connected without a relay. */
  secret: string;
  /** The session token that the host gave this guest. */
  token: string;
  /** The host's name. */
  name: string;
}

const BEGINNING = 'spadille.friend ';
const MOST = 30;
const ID = /^[\w-]{1,40}$/;
const MOST_NAME = 40;

export function findFriendTable(table: string): FriendTable | null {
  try {
    return JSON.parse(loadText(BEGINNING + table) ?? 'null') as FriendTable | null;
  } catch {
    return null;
  }
}

export function saveFriendTable(known: FriendTable): void {
  const key = BEGINNING + known.table;
  const keys = storedKeys(BEGINNING).filter((other) => other !== key);
  keys.slice(0, Math.max(0, keys.length - MOST + 1)).forEach(removeText);
  saveText(key, JSON.stringify(known));
}

/** Return the table, secret and name in a host's message about its room; null if the message is invalid. */
export function readRoom(text: string): Pick<FriendTable, 'table' | 'secret' | 'name'> | null {
  try {
    const room = JSON.parse(text) as Record<string, unknown> | null;
    const { table, secret, name } = room ?? {};
    if (typeof table !== 'string' || typeof secret !== 'string' || typeof name !== 'string') return null;
    if (!ID.test(table) || !/^[\w-]{0,64}$/.test(secret)) return null;
    return { table, secret, name: name.slice(0, MOST_NAME) };
  } catch {
    return null;
  }
}
