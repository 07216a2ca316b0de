import { schnorr } from '@noble/secp256k1';
import { expect, it } from 'vitest';
import { findFriendTable, readRoom, saveFriendTable } from './friend_tables';
import { openMessage, sealMessage, type MeetingMessage } from './meeting';
import { readEvent } from './relay';
import { roomKey, seal } from './seal';

const DESCRIPTION = {
  ufrag: 'abcd',
  password: 'p'.repeat(24),
  fingerprint: new Uint8Array(32).fill(3),
  candidates: [{ kind: 'host' as const, address: '127.0.0.1', port: 9 }],
};
const event = (more: object) =>
  JSON.stringify(['EVENT', 'sub', { id: 'a', tags: [['x', 'topic']], content: 'text', ...more }]);

it('reads events and nothing else that a relay sends', () => {
  expect(readEvent(event({}))).toEqual({ id: 'a', topic: 'topic', content: 'text' });
  const others = [
    event({ id: 7 }),
    event({ tags: 'x' }),
    event({ tags: [['x', 7]] }),
    event({ content: null }),
  ];
  const kinds = [
    '["OK","a",true,""]',
    '["EVENT"]',
    '["EVENT","sub",null]',
    'null',
    '7',
    '{',
    '',
    new ArrayBuffer(4),
  ];
  for (const data of [...others, ...kinds, event({ content: 'x'.repeat(9000) })])
    expect(readEvent(data)).toBeNull();
});

it('reads no knock whose name cannot be seen or deceives', async () => {
  const key = await roomKey('BCDF');
  for (const name of ['\u3164', 'Bo\u202enaN', 'x'.repeat(25)])
    expect(
      await openMessage(
        key,
        await sealMessage(key, { type: 'join', id: 'abcdefgh', name, offer: DESCRIPTION }),
      ),
    ).toBeNull();
});

it('seals what passes a relay: another key opens nothing, and the topic says nothing of the key', async () => {
  const [link, other, code] = [
    await roomKey(new Uint8Array(16).fill(1)),
    await roomKey(new Uint8Array(16).fill(2)),
    await roomKey('BCDF'),
  ];
  const all: MeetingMessage[] = [
    { type: 'join', id: 'abcdefgh', name: 'Bo', offer: DESCRIPTION },
    { type: 'answer', id: 'abcdefgh', answer: DESCRIPTION },
    { type: 'asking', id: 'abcdefgh' },
    { type: 'declined', id: 'abcdefgh' },
    { type: 'here' },
  ];
  for (const message of all) {
    const text = await sealMessage(link, message);
    expect(await openMessage(link, text)).toEqual(message);
    expect(await openMessage(other, text)).toBeNull();
    expect(await openMessage(code, text)).toBeNull();
  }
  expect(new Set([link, other, code].map(({ topic }) => topic)).size).toBe(3);
});

it('opens nothing that no page of ours has sealed', async () => {
  const key = await roomKey(new Uint8Array(16));
  const bad: unknown[] = [
    null,
    7,
    [],
    {},
    { type: 'join', id: 'abcdefgh', name: 'Bo' },
    { type: 'join', id: 'abcdefgh', name: 7, offer: '' },
    { type: 'join', id: '<script>', name: 'Bo', offer: '' },
    { type: 'answer', id: 'abcdefgh', answer: 'AAAA' },
    { type: 'other', id: 'abcdefgh' },
  ];
  for (const message of bad) expect(await openMessage(key, await seal(key, message))).toBeNull();
  for (const text of ['', 'AAAA', '!', 'x'.repeat(500)]) expect(await openMessage(key, text)).toBeNull();
});

it('signs events as relays want them', async () => {
  const { secretKey, publicKey } = schnorr.keygen();
  const id = new Uint8Array(32).fill(5);
  expect(await schnorr.verifyAsync(await schnorr.signAsync(id, secretKey), id, publicKey)).toBe(true);
});

it('keeps a token for the host that gave it, and reads no room that is none', () => {
  saveFriendTable({ table: 'oak', host: 'a', secret: 's', token: 't', name: 'Ann' });
  expect(findFriendTable('oak')?.token).toBe('t');
  expect(findFriendTable('elm')).toBeNull();
  expect(readRoom('{"table": "oak", "secret": "", "name": "Ann"}')).toEqual({
    table: 'oak',
    secret: '',
    name: 'Ann',
  });
  for (const text of [
    '',
    '{',
    'null',
    '7',
    '{"table": "../x", "secret": "", "name": ""}',
    '{"table": "oak"}',
  ])
    expect(readRoom(text)).toBeNull();
});
