import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip archive, and what its headers say of it where that is not the truth. */
export interface RawEntry {
  readonly name: string | Buffer;
  readonly content: Buffer;
  /** 0 is stored, 8 is deflated. */
  readonly method?: number;
  readonly flags?: number;
  readonly claimedBytes?: number;
  readonly claimedPackedBytes?: number;
  readonly claimedOffset?: number;
  readonly crc?: number;
  /** Names a kind of file in its upper half, as Unix does: a symbolic link is 0o120777. */
  readonly mode?: number;
  readonly extra?: Buffer;
  /** Named in the directory alone: its content is that of another entry. */
  readonly isListedOnly?: boolean;
}

/** What the end of the directory says where that is not the truth. */
export interface RawEnd {
  readonly entries?: number;
  readonly directoryOffset?: number;
  readonly directoryBytes?: number;
  readonly commentBytes?: number;
}

const localBytes = 30;
const centralBytes = 46;
const unixHost = 3 << 8;

/** A zip archive (PKWARE APPNOTE 4.3) whose headers may lie. */
export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = entry.method === 0 ? entry.content : deflateRawSync(entry.content, { level: 9 });
    directory.push(header(entry, packed.length, true, entry.claimedOffset ?? offset));
    if (entry.isListedOnly === true) continue;
    const local = Buffer.concat([header(entry, packed.length, false, 0), packed]);
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([...locals, central, writeEnd(entries.length, offset, central.length, end)]);
}

function header(entry: RawEntry, packedBytes: number, isCentral: boolean, offset: number): Buffer {
  const name = Buffer.from(entry.name);
  const extra = entry.extra ?? Buffer.alloc(0);
  const made = Buffer.alloc(isCentral ? centralBytes : localBytes);
  // After the signature and, in the directory, the version that made it, both headers hold the same fields.
  const at = isCentral ? 6 : 4;
  made.writeUInt32LE(isCentral ? 0x02014b50 : 0x04034b50, 0);
  if (isCentral) made.writeUInt16LE(unixHost | 20, 4);
  made.writeUInt16LE(20, at);
  made.writeUInt16LE(entry.flags ?? 0, at + 2);
  made.writeUInt16LE(entry.method ?? 8, at + 4);
  made.writeUInt32LE(entry.crc ?? crc32(entry.content), at + 10);
  made.writeUInt32LE(entry.claimedPackedBytes ?? packedBytes, at + 14);
  made.writeUInt32LE(entry.claimedBytes ?? entry.content.length, at + 18);
  made.writeUInt16LE(name.length, at + 22);
  made.writeUInt16LE(extra.length, at + 24);
  if (isCentral) made.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
  if (isCentral) made.writeUInt32LE(offset, 42);
  return Buffer.concat([made, name, extra]);
}

function writeEnd(entries: number, offset: number, bytes: number, told: RawEnd): Buffer {
  const made = Buffer.alloc(22);
  made.writeUInt32LE(0x06054b50, 0);
  made.writeUInt16LE(told.entries ?? entries % 65_536, 8);
  made.writeUInt16LE(told.entries ?? entries % 65_536, 10);
  made.writeUInt32LE(told.directoryBytes ?? bytes, 12);
  made.writeUInt32LE(told.directoryOffset ?? offset, 16);
  made.writeUInt16LE(told.commentBytes ?? 0, 20);
  return made;
}
