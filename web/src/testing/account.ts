/** Responses of a server about a player's account: tables, finished matches, devices. */
export const MATCH = {
  ...{ table: 't9', number: 2, game: 'six-bid', rules: 'hoyle', ended: '2026-03-01T20:15:00Z' },
  ...{ seat: 0, deals: 12, chips: 254, place: 1, others: ['Bo', 'Cy'] },
};
export const TABLE = {
  ...{ table: 't1', game: 'six-bid', rules: 'hoyle', seat: 0, deal: 3, stage: 'playing' },
  ...{ asked: 'turn', by_turns: true, others: ['Bo', 'Cy'] },
};
export const ME = { known: true, name: 'Ann', recovery: null };
export const PHONE = {
  ...{ id: 'd1', browser: 'Safari', system: 'iPhone', came: '2026-02-01', seen: '2026-03-01' },
  here: false,
};
export const LAPTOP = { ...PHONE, id: 'd2', browser: 'Firefox', system: 'Linux', here: true };
export const ASKED = {
  'GET /api/me/devices': { devices: [LAPTOP] },
  'GET /api/tables': { tables: [TABLE] },
  'GET /api/me': ME,
  'GET /api/me/history': { matches: [MATCH], next: 'page2' },
  'GET /api/me/history?after=page2': { matches: [{ ...MATCH, table: 't8', others: ['Dora'] }], next: null },
};
