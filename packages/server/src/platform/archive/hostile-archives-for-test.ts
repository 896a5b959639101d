import { Buffer } from 'node:buffer';
import { strToU8, zipSync } from 'fflate';
import type { ArchiveProblem } from './archive-error.ts';

/** Places in an entry of a directory, and in the end of an archive. */
const flagsAt = 8;
const packedAt = 20;
const sizeAt = 24;
const attributesAt = 38;
const nameAt = 46;
const endLength = 22;
const link = 0o120777;

/** An archive of one text, whose directory says something else. */
function changed(change: (directory: Buffer, end: Buffer) => void, name = 'x/recipe.json'): Buffer {
  const bytes = Buffer.from(zipSync({ [name]: strToU8('{"name":"Soup","recipeIngredient":["leek"]}') }));
  const end = bytes.subarray(bytes.length - endLength);
  change(bytes.subarray(end.readUInt32LE(16)), end);
  return bytes;
}

function named(name: string): Buffer {
  const plain = 'x'.repeat(name.length);
  return changed((directory) => void directory.write(name, nameAt), plain);
}

/** The directory lists its one file many times: little is packed, and much is unpacked. */
function repeated(count: number): Buffer {
  const one = Buffer.from(zipSync({ '00000.json': new Uint8Array(100_000) }, { level: 9 }));
  const start = one.readUInt32LE(one.length - endLength + 16);
  const entry = one.subarray(start, one.length - endLength);
  const entries = Array.from({ length: count }, (_, at) => {
    const copy = Buffer.from(entry);
    copy.write(String(at).padStart(5, '0'), nameAt);
    return copy;
  });
  const end = Buffer.from(one.subarray(one.length - endLength));
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(entry.length * count, 12);
  return Buffer.concat([one.subarray(0, start), ...entries, end]);
}

const whole = changed(() => undefined);

/** Archives that are refused as a whole, before anything of them is unpacked, and why. */
export const refusedArchives: readonly (readonly [name: string, bytes: Buffer, problem: ArchiveProblem])[] = [
  ['is none', Buffer.from('Dear server, this is no archive.'), 'unreadable'],
  ['is empty', Buffer.alloc(0), 'unreadable'],
  ['is cut off', whole.subarray(0, whole.length - 30), 'unreadable'],
  [
    'has a flipped bit in its directory',
    changed((entry) => void (entry[0] = (entry[0] ?? 0) ^ 1)),
    'unreadable',
  ],
  ['leads out of its folder', named('../../x/recipe.json'), 'unsafePath'],
  ['leads out of its folder with backslashes', named(String.raw`..\..\recipe.json`), 'unsafePath'],
  ['has an absolute path', named('/etc/x/recipe.json'), 'unsafePath'],
  ['has a path with a drive', named('C:/x/recipe.json'), 'unsafePath'],
  ['has a path that ends at a zero', named('x/recipe.json\0.png'), 'unsafePath'],
  [
    'has a symbolic link',
    changed((entry) => void entry.writeUInt32LE((link << 16) >>> 0, attributesAt)),
    'unsafePath',
  ],
  ['is encrypted', changed((entry) => void entry.writeUInt16LE(1, flagsAt)), 'encrypted'],
  ['unpacks to 4 GB', changed((entry) => void entry.writeUInt32LE(0xff_ff_ff_00, sizeAt)), 'tooLarge'],
  ['packs more than it has', changed((entry) => void entry.writeUInt32LE(5000, packedAt)), 'tooLarge'],
  ['lists its one file many times', repeated(1000), 'tooLarge'],
  [
    'says that it has more files than allowed',
    changed((_, end) => void end.writeUInt16LE(60_000, 10)),
    'tooLarge',
  ],
];

/** Archives whose one file is damaged, or is not as large as it says. */
export const damagedArchives: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['is larger than it says', changed((entry) => void entry.writeUInt32LE(10, sizeAt))],
  ['is smaller than it says', changed((entry) => void entry.writeUInt32LE(1000, sizeAt))],
  ['has a flipped bit', flipped()],
];

/** Stored without compression, so that the flip changes a letter and nothing else. */
function flipped(): Buffer {
  const bytes = Buffer.from(zipSync({ 'x/recipe.json': strToU8('{"name":"Soup"}') }, { level: 0 }));
  const at = bytes.indexOf('Soup');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
