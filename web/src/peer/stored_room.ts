/** The room of this browser: the table with friends, with what guests find it by. */
import { toBase64Url } from '../shell/base64url';
import { SECRET_BYTES } from './invitation';
import { loadText, removeText, saveText } from '../shell/browser_storage';

const PLACE = 'spadille.room';
/** Consonants of which no two look or sound alike. */
const LETTERS = 'BCDFHJKLMPRSTVXZ';
const CODE_LENGTH = 4;

export interface StoredRoom {
  table: string;
  secret: string;
  code: string;
  /** Whether the host has invited by a relay. */
  invited: boolean;
}

export function isCode(text: string): boolean {
  return text.length === CODE_LENGTH && [...text].every((letter) => LETTERS.includes(letter));
}

export function makeRoom(table: string): StoredRoom {
  const [secret, letters] = [new Uint8Array(SECRET_BYTES), new Uint8Array(CODE_LENGTH)];
  [secret, letters].forEach((bytes) => crypto.getRandomValues(bytes));
  const code = Array.from(letters, (byte) => LETTERS[byte % LETTERS.length]).join('');
  return { table, secret: toBase64Url(secret), code, invited: false };
}

export function loadRoom(): StoredRoom | null {
  try {
    return JSON.parse(loadText(PLACE) ?? 'null') as StoredRoom | null;
  } catch {
    return null;
  }
}

export const saveRoom = (room: StoredRoom) => saveText(PLACE, JSON.stringify(room));
export const removeRoom = () => removeText(PLACE);
