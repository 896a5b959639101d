import type { TextEncoding } from '@hearth/contract';
import { decodeIn } from './text-encodings.ts';

const isWide = /jis|euc|gb|big5/;
const maps = new Map<TextEncoding, ReadonlyMap<string, readonly number[]>>();

/** The bytes of a text in an encoding, found by decoding all bytes and pairs of bytes. */
export function encodeFor(text: string, encoding: TextEncoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding.startsWith('utf-16')) return encodeWide(text, encoding);
  const bytesByLetter = maps.get(encoding) ?? mapLetters(encoding);
  maps.set(encoding, bytesByLetter);
  return Uint8Array.from(
    [...text].flatMap((letter) => {
      const bytes = bytesByLetter.get(letter);
      if (bytes === undefined) throw new Error(`${encoding} has no ${letter}`);
      return [...bytes];
    }),
  );
}

function encodeWide(text: string, encoding: TextEncoding): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
  return bytes;
}

function mapLetters(encoding: TextEncoding): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]) => {
    const letter = decodeIn(encoding, Uint8Array.from(bytes));
    if ([...letter].length === 1 && letter !== '\ufffd' && !found.has(letter)) found.set(letter, bytes);
  };
  for (let first = 0; first < 256; first += 1) add([first]);
  for (let first = 0x81; isWide.test(encoding) && first < 0xff; first += 1)
    for (let second = 0x40; second < 0xff; second += 1) add([first, second]);
  return found;
}
