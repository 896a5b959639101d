import { zipSync } from 'fflate';
import { limits } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { overLimits, unpackZip, type ZipTask } from './unpack-zip.ts';

const selected: ZipTask['maxBytesByEnding'] = { '.json': 1000, '.webp': 30_000_000 };
const zip = (files: Record<string, Uint8Array>) => zipSync(files, { level: 9 });
const namesIn = (bytes: Uint8Array) => unpackZip({ bytes, maxBytesByEnding: selected }).map(([name]) => name);
/** Incompressible bytes. */
const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 2_654_435_761) >>> 13);

/** A zip bomb: an archive whose directory lists its one file many times. */
function overlapping(entries: number, bytes: number): Uint8Array {
  const one = zip({ '0000.webp': new Uint8Array(bytes) });
  const view = Buffer.from(one);
  const end = view.length - 22;
  const start = view.readUInt32LE(end + 16);
  const central = view.subarray(start, end);
  const copies = Array.from({ length: entries }, (_, at) => {
    const copy = Buffer.from(central);
    copy.write(String(at).padStart(4, '0'), 46);
    return copy;
  });
  const tail = Buffer.from(view.subarray(end));
  tail.writeUInt16LE(entries, 8);
  tail.writeUInt16LE(entries, 10);
  tail.writeUInt32LE(central.length * entries, 12);
  return Buffer.concat([view.subarray(0, start), ...copies, tail]);
}

describe('unpackZip', () => {
  it('unpacks the selected files and skips others and those that are too large', () => {
    const files = {
      'a.json': noise(10),
      'b.txt': noise(10),
      'c.webp': noise(2000),
      'd.json': noise(2000),
    };
    expect(namesIn(zip(files))).toEqual(['a.json', 'c.webp']);
  });

  it.each([
    [
      'very many files',
      zip(
        Object.fromEntries(
          Array.from({ length: limits.archiveEntries + 1 }, (_, at) => [`${at}.txt`, noise(1)]),
        ),
      ),
    ],
    ['a file that unpacks to very much more than it is', zip({ 'a.webp': new Uint8Array(5_000_000) })],
    ['one file under many names', overlapping(300, 150_000)],
  ])('rejects %s before unpacking anything', (_, bytes) => {
    expect(() => namesIn(bytes)).toThrow(overLimits);
  });

  it('rejects files that are too large together', () => {
    const large = Buffer.concat(Array.from({ length: 5 }, () => noise(2_000_000)));
    const files = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`${at}.webp`, large]));
    expect(() => namesIn(zipSync(files, { level: 0 }))).toThrow(overLimits);
  });

  it('cuts a file at its declared size', () => {
    const bytes = Buffer.from(zip({ 'a.json': new Uint8Array(900) }));
    const central = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    bytes.writeUInt32LE(10, central + 24);
    const [file] = unpackZip({ bytes, maxBytesByEnding: selected });
    expect(file?.[1]).toHaveLength(10);
  });
});
