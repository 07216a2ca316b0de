import encodeQR from 'qr';
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';

/** Return the pixels of a QR code as a camera sees it; each square is several pixels wide. */
function photograph(text: string, scale = 4) {
  const squares = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const size = squares.length * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at += 1) {
    const [row, column] = [Math.floor(at / size / scale), Math.floor((at % size) / scale)];
    if (squares[row]?.[column]) data.fill(30, at * 4, at * 4 + 3);
  }
  return { width: size, height: size, data };
}

it('a code that is shown is read by the camera of another device', () => {
  const link = `https://cards.example/some/club/#/friends!${'aZ09-_'.repeat(35)}`;
  expect(decodeQR(photograph(link))).toBe(link);
});
