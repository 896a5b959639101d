import { onlyOrientation, orientationOf } from './orientation.ts';

/** Chunks that say how the picture looks. */
const looks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const headLength = 12;
const exifFlag = 0x08;
const xmpFlag = 0x04;

/** A WebP file with its pixels, its colours and the side that is up, untouched, and nothing else. */
export function stripWebp(file: Buffer): Buffer {
  let orientation = 1;
  const kept: Buffer[] = [];
  for (let at = headLength; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    const name = file.toString('latin1', at, at + 4);
    if (name === 'EXIF') orientation = orientationOf(tiffOf(file.subarray(at + 8, at + 8 + length)));
    if (looks.has(name)) kept.push(file.subarray(at, end));
    at = end;
  }
  const exif = onlyOrientation(orientation);
  const chunks = kept.map((one) => withFlags(one, exif !== null));
  return riff(exif === null ? chunks : [...chunks, exifChunk(exif)]);
}

/** Some programs write the name that EXIF data has in a JPEG before it. */
function tiffOf(data: Buffer): Buffer {
  return data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data;
}

/** The list of what a file holds no longer names what is gone. */
function withFlags(chunk: Buffer, hasExif: boolean): Buffer {
  if (chunk.toString('latin1', 0, 4) !== 'VP8X' || chunk.length < 9) return chunk;
  const listed = Buffer.from(chunk);
  const rest = (listed[8] ?? 0) & ~(exifFlag | xmpFlag);
  listed[8] = hasExif ? rest | exifFlag : rest;
  return listed;
}

function exifChunk(tiff: Buffer): Buffer {
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(tiff.length, 4);
  return Buffer.concat([head, tiff]);
}

function riff(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
