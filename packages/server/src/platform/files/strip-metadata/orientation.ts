/** TIFF tag of the orientation, from 1 (upright) to 8. */
const orientationTag = 0x0112;
const upright = 1;
const entrySize = 12;
const maxDirectoryLength = 200;

/** The orientation in a block of EXIF data (a TIFF file without a picture); 1 if it has none. */
export function readOrientation(tiff: Buffer): number {
  if (tiff.length < 14) return upright;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return upright;
  const isLittle = order === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return upright;
  const count = Math.min(short(start), maxDirectoryLength);
  for (
    let at = start + 2;
    at + entrySize <= tiff.length && at < start + 2 + count * entrySize;
    at += entrySize
  ) {
    if (short(at) !== orientationTag) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : upright;
  }
  return upright;
}

/** A block of EXIF data with the orientation only; null for an upright picture. */
export function onlyOrientation(orientation: number): Buffer | null {
  if (orientation === upright) return null;
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
