import { crc32, deflateRawSync } from 'node:zlib';

/**
 * A zip archive whose directory names one packed file many times (David Fifield, "A better zip bomb", without the
 * quotes of headers): small on the wire, enormous when each entry is unpacked.
 *
 * @param entries how often the file is named
 * @param bytes what it unpacks to
 */
export function overlappingZip(entries: number, bytes: number): Buffer {
  const content = Buffer.alloc(bytes);
  const packed = deflateRawSync(content, { level: 9 });
  const sum = crc32(content);
  const name = Buffer.from('0000.webp');
  const local = Buffer.concat([header(0x04034b50, 30, packed.length, bytes, sum, name.length), name, packed]);
  const directory = Array.from({ length: entries }, (_, at) => {
    const own = Buffer.from(`${String(at).padStart(4, '0')}.webp`);
    return Buffer.concat([centralHeader(packed.length, bytes, sum, own.length), own]);
  });
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

/** A local file header (PKWARE APPNOTE 4.3.7). */
function header(
  signature: number,
  size: number,
  packed: number,
  bytes: number,
  sum: number,
  name: number,
): Buffer {
  const made = Buffer.alloc(size);
  made.writeUInt32LE(signature, 0);
  made.writeUInt16LE(20, 4);
  made.writeUInt16LE(8, 8);
  made.writeUInt32LE(sum, 14);
  made.writeUInt32LE(packed, 18);
  made.writeUInt32LE(bytes, 22);
  made.writeUInt16LE(name, 26);
  return made;
}

/** A central directory header (PKWARE APPNOTE 4.3.12) that points at the one local file. */
function centralHeader(packed: number, bytes: number, sum: number, name: number): Buffer {
  const made = Buffer.alloc(46);
  made.writeUInt32LE(0x02014b50, 0);
  made.writeUInt16LE(20, 4);
  made.writeUInt16LE(20, 6);
  made.writeUInt16LE(8, 10);
  made.writeUInt32LE(sum, 16);
  made.writeUInt32LE(packed, 20);
  made.writeUInt32LE(bytes, 24);
  made.writeUInt16LE(name, 28);
  return made;
}
