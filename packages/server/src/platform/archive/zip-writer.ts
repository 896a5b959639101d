import { deflateRawSync } from 'node:zlib';

/** A file to put into an archive. */
export interface ZipEntry {
  /** Path with `/` between folders. */
  readonly name: string;
  readonly content: Buffer;
}

const utf8Names = 0x0800;
const deflated = 8;
const version = 20;

/** A zip archive of a few files that are held in memory; `at` is the time that every entry carries. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const about = aboutEntry(Buffer.from(name), { content, packed, at });
    const head = Buffer.concat([signature(0x04034b50), about.shared, about.name]);
    parts.push(head, packed);
    directory.push(directoryEntry(about, offset));
    offset += head.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  return Buffer.concat([...parts, listing, endOf(entries.length, listing.length, offset)]);
}

interface About {
  /** The 26 bytes that an entry and its line in the directory share. */
  readonly shared: Buffer;
  readonly name: Buffer;
}

function aboutEntry(
  name: Buffer,
  { content, packed, at }: { content: Buffer; packed: Buffer; at: Date },
): About {
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(version, 0);
  shared.writeUInt16LE(utf8Names, 2);
  shared.writeUInt16LE(deflated, 4);
  shared.writeUInt32LE(dosTime(at), 6);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(name.length, 22);
  return { shared, name };
}

function directoryEntry({ shared, name }: About, offset: number): Buffer {
  const made = Buffer.alloc(2);
  made.writeUInt16LE(version);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), made, shared, rest, name]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Date and time as archives write them: two seconds fine, from 1980 on. */
function dosTime(at: Date): number {
  const year = Math.max(0, at.getUTCFullYear() - 1980);
  const day = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
