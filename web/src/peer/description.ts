/**
 * A session description in few bytes, so that it fits into a small QR code. It contains only what differs
 * between connections; the rest of the SDP is always the same for data channels. The bytes are: ufrag and
 * password, each after its length; the fingerprint of the certificate; the candidates.
 */
export interface Candidate {
  /** Where the address belongs: `host` to the device, `srflx` to its router, as a STUN server saw it. */
  kind: 'host' | 'srflx';
  address: string;
  port: number;
}

export interface Description {
  ufrag: string;
  password: string;
  /** The SHA-256 fingerprint of the certificate, which identifies the other device. */
  fingerprint: Uint8Array<ArrayBuffer>;
  candidates: Candidate[];
}

export const FINGERPRINT_BYTES = 32;
const MOST_CANDIDATES = 12;
/** The greatest size of a description, in bytes; our pages make no longer ones. */
const MOST_BYTES = 600;
const MDNS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/;
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
/** The first byte of an address: its form; the high bit says that it is the router's address. */
const FORM = { mdns: 0, ipv4: 1, ipv6: 2 } as const;
const LENGTH = { [FORM.mdns]: 16, [FORM.ipv4]: 4, [FORM.ipv6]: 16 } as const;
const OF_ROUTER = 0x80;
const ICE_TEXT = /^[A-Za-z0-9+/]{4,40}$/;

const hexBytes = (text: string) => text.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
const hexText = (bytes: Iterable<number>) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function ipv6Bytes(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const words = (text: string) => text.split(':').filter(Boolean);
  const [before, after] = [words(head), words(tail ?? '')];
  const filled = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ];
  return hexBytes(filled.map((word) => word.padStart(4, '0')).join(''));
}

function addressBytes(address: string): number[] | null {
  if (MDNS.test(address)) return [FORM.mdns, ...hexBytes(address.slice(0, 36).replaceAll('-', ''))];
  if (IPV4.test(address)) return [FORM.ipv4, ...address.split('.').map(Number)];
  const bytes = address.includes(':') && !address.includes('.') ? ipv6Bytes(address) : [];
  return bytes.length === 16 && bytes.every((byte) => byte <= 255) ? [FORM.ipv6, ...bytes] : null;
}

function addressText(form: number, bytes: Uint8Array): string {
  if (form === FORM.ipv4) return bytes.join('.');
  const hex = hexText(bytes);
  if (form === FORM.ipv6) return hex.match(/.{4}/g)?.join(':') ?? '';
  return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
}

/** Read the description from the SDP that the browser has made. */
export function readSdp(sdp: string): Description {
  const value = (name: string) => new RegExp(`^a=${name}:(.*?)\\r?$`, 'm').exec(sdp)?.[1] ?? '';
  const lines = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gim)];
  const candidates = lines
    .map(([, address = '', port, kind]) => ({
      kind: kind === 'srflx' ? ('srflx' as const) : ('host' as const),
      address,
      port: Number(port),
    }))
    .filter(({ address }) => addressBytes(address) !== null)
    .slice(0, MOST_CANDIDATES);
  const fingerprint = new Uint8Array(
    hexBytes(
      value('fingerprint')
        .replace(/^sha-256 /i, '')
        .replaceAll(':', ''),
    ),
  );
  return { ufrag: value('ice-ufrag'), password: value('ice-pwd'), fingerprint, candidates };
}

/** Write the SDP of a data channel. */
export function writeSdp(description: Description, type: 'offer' | 'answer'): string {
  const { ufrag, password, fingerprint, candidates } = description;
  const lines = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(({ kind, address, port }, number) => {
      const related = kind === 'srflx' ? ' raddr 0.0.0.0 rport 0' : '';
      const priority = (kind === 'host' ? 2113937151 : 1677729535) - number;
      return `a=candidate:${String(number + 1)} 1 udp ${String(priority)} ${address} ${String(port)} typ ${kind}${related}`;
    }),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${(hexText(fingerprint).toUpperCase().match(/../g) ?? []).join(':')}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

export function packDescription({
  ufrag,
  password,
  fingerprint,
  candidates,
}: Description): Uint8Array<ArrayBuffer> {
  const text = (value: string) => [value.length, ...new TextEncoder().encode(value)];
  const all = candidates.flatMap(({ kind, address, port }) => {
    const [form = 0, ...bytes] = addressBytes(address) ?? [];
    return [form | (kind === 'srflx' ? OF_ROUTER : 0), ...bytes, port >> 8, port & 255];
  });
  return new Uint8Array([...text(ufrag), ...text(password), ...fingerprint, ...all]);
}

/**
 * Return the description in these bytes; null if they are none. They come from another device, so everything
 * is checked.
 */
export function unpackDescription(bytes: Uint8Array): Description | null {
  let at = 0;
  const take = (count: number) => bytes.slice(at, (at += count));
  const text = () => new TextDecoder().decode(take(take(1)[0] ?? 0));
  const [ufrag, password, fingerprint] = [text(), text(), take(FINGERPRINT_BYTES)];
  const sound = ICE_TEXT.test(ufrag) && ICE_TEXT.test(password) && fingerprint.length === FINGERPRINT_BYTES;
  if (!sound || bytes.length > MOST_BYTES) return null;
  const candidates: Candidate[] = [];
  while (at < bytes.length) {
    const first = take(1)[0] ?? 0;
    const form = first & ~OF_ROUTER;
    if (form !== FORM.mdns && form !== FORM.ipv4 && form !== FORM.ipv6) return null;
    const address = take(LENGTH[form]);
    const port = take(2);
    if (port.length < 2 || candidates.length >= MOST_CANDIDATES) return null;
    candidates.push({
      kind: first & OF_ROUTER ? 'srflx' : 'host',
      address: addressText(form, address),
      port: ((port[0] ?? 0) << 8) | (port[1] ?? 0),
    });
  }
  return { ufrag, password, fingerprint, candidates };
}
