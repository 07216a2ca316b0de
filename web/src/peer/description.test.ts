import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from '../shell/base64url';
import { packDescription, readSdp, unpackDescription, writeSdp } from './description';
import { decodeShown, encodeShown } from './invitation';

/** As Chromium writes it: two names in place of addresses, and the router's address. */
const SDP = [
  'v=0',
  'o=- 2746789364824213398 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0.0.0.0',
  'a=candidate:1410680280 1 udp 2113937151 157b66ec-e792-4272-acfb-14ecc629fb36.local 35197 typ host generation 0',
  'a=candidate:2675147832 1 UDP 2113942271 2001:db8::17 54930 typ host generation 0 network-cost 999',
  'a=candidate:3 1 udp 1677729535 192.0.2.7 40000 typ srflx raddr 0.0.0.0 rport 0',
  'a=candidate:4 1 tcp 1518280447 192.0.2.7 9 typ host tcptype active',
  'a=ice-ufrag:RcDY',
  'a=ice-pwd:d61qkBkY5oASR6k8C/6fbol+',
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, at) => (at * 7).toString(16).padStart(2, '0').toUpperCase()).join(':')}`,
  'a=setup:actpass',
  '',
].join('\r\n');

describe('a description', () => {
  const description = readSdp(SDP);

  it('is read from SDP without TCP', () => {
    expect(description.candidates).toEqual([
      { kind: 'host', address: '157b66ec-e792-4272-acfb-14ecc629fb36.local', port: 35197 },
      { kind: 'host', address: '2001:db8::17', port: 54930 },
      { kind: 'srflx', address: '192.0.2.7', port: 40000 },
    ]);
  });

  it('comes back from its bytes, and from the SDP that is made of it', () => {
    const back = unpackDescription(packDescription(description));
    const [, second] = back?.candidates ?? [];
    expect(second?.address).toBe('2001:0db8:0000:0000:0000:0000:0000:0017');
    expect(back && readSdp(writeSdp(back, 'answer'))).toEqual(back);
  });

  it('fits into a small picture', () => {
    expect(encodeShown({ kind: 'offer', description }).length).toBeLessThan(220);
  });

  it('is nothing that is spoilt anywhere', () => {
    const bytes = packDescription(description);
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = unpackDescription(bytes.slice(0, length));
      if (cut) expect(cut.candidates.length).toBeLessThan(3);
    }
    let random = 7;
    for (let turn = 0; turn < 2000; turn += 1) {
      random = (random * 1103515245 + 12345) % 2147483648;
      const spoilt = bytes.slice();
      spoilt[random % bytes.length] = (random >> 8) & 255;
      const back = unpackDescription(spoilt);
      // no line of SDP can be brought in
      if (back) expect(writeSdp(back, 'offer').split('\r\n').length).toBeLessThan(20);
    }
    expect(unpackDescription(new Uint8Array(601).fill(4))).toBeNull();
  });
});

describe('what is shown', () => {
  it('is known by its kind, alone or at the end of a link', () => {
    const secret = new Uint8Array(16).fill(1);
    const host = new Uint8Array(32).fill(2);
    const text = encodeShown({ kind: 'invitation', secret, host });
    expect(decodeShown(text)).toEqual({ kind: 'invitation', secret, host });
    expect(decodeShown(` https://cards.example/club/#/friends!${text}\n`)).toEqual(decodeShown(text));
  });

  it.each(['', 'noise', '!', 'https://cards.example/#/friends', 'AQ', 'Ag', '____', '💥', 'A'.repeat(5000)])(
    'is not %j',
    (text) => expect(decodeShown(text)).toBeNull(),
  );

  it('is text without loss', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
  });
});
