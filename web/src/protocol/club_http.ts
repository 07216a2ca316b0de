/** Clubs: open, join, and carry out commands of members and directors. */
import { get, post, request } from './http';
import type {
  Club,
  ClubCommand,
  ClubImport,
  ClubLinks,
  ClubListText,
  Clubs,
  JoinClub,
  NewClub,
} from './messages';

const clubPath = (id: string) => `/api/clubs/${id}`;

export const listClubs = () => get<Clubs>('/api/clubs');
export const openClub = (wanted: NewClub) => post<ClubLinks>('/api/clubs', wanted);
export const fetchClub = (id: string) => get<Club>(clubPath(id));
export const enterClub = (id: string, key: string) => post<Club>(`${clubPath(id)}/enter`, { key });
export const joinClub = (id: string, wanted: JoinClub) => post<Club>(`${clubPath(id)}/join`, wanted);
export const actInClub = (id: string, command: ClubCommand['command']) =>
  post<Club>(`${clubPath(id)}/commands`, { command });
export const exportClub = (id: string) => request(`${clubPath(id)}/export`);
export const exportClubList = (id: string, language: string) =>
  get<ClubListText>(`${clubPath(id)}/list/${language}`);

/** The number of characters of a file that one request carries, with room for escapes. */
const PART = 24_000;

/** Return a text cut between lines into parts that each fit into a request. */
export function cutFile(text: string): string[] {
  const parts: string[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + line.length <= PART) parts[parts.length - 1] = last + line;
    else parts.push(line);
  }
  return parts;
}

/** Take over the club in a file of another server, part by part. Return its new links. */
export async function importClub(text: string, name: string): Promise<ClubLinks> {
  const [first = '', ...others] = cutFile(text);
  const links = await post<ClubLinks>('/api/clubs/import', { text: first, name });
  for (const part of others) await post<ClubImport>(`${clubPath(links.club)}/import`, { text: part });
  return links;
}
