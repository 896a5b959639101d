import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { lookAt } from './file-looks.ts';

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...strToU8(part, true)] : [part])));

it.each([
  ['empty', bytes()],
  ['picture', bytes(0xff, 0xd8, 0xff, 0xe0, '\0\x10JFIF')],
  ['picture', bytes('RIFF\0\0\0\0WEBPVP8 ')],
  ['picture', bytes(0, 0, 0, 24, 'ftypheic')],
  ['pdf', bytes('%PDF-1.7')],
  ['zip', bytes('PK', 3, 4)],
  ['gzip', bytes(0x1f, 0x8b, 8)],
  ['otherArchive', bytes('Rar!', 0x1a, 7, 0)],
  ['otherArchive', bytes('soup.txt'.padEnd(257, '\0'), 'ustar')],
  ['oldDocument', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['richText', bytes(String.raw`{\rtf1\ansi`)],
  ['database', bytes('SQLite format 3\0')],
  ['media', bytes(0, 0, 0, 24, 'ftypisom')],
  ['text', bytes('Leek soup\r\n\t2 leeks\f')],
  ['text', bytes(0xff, 0xfe, 'L\0e\0e\0k\0')],
  ['text', bytes('L\0e\0e\0k\0 \0s\0o\0u\0p\0')],
  ['text', bytes('K', 0xe4, 'sesuppe')],
  ['data', bytes(0, 1, 2, 3, 0, 0, 0, 0, 200)],
])('a file looks like %s', (look, file) => {
  expect(lookAt(file)).toBe(look);
});
