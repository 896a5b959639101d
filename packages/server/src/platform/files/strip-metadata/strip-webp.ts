import { onlyOrientation, readOrientation } from './orientation.ts';

/** Chunks that affect the look. */
const lookChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const headLength = 12;
const exifFlag = 0x08;
const xmpFlag = 0x04;

/** A WebP file with unchanged pixels, colours and orientation, and nothing else. */
export function stripWebp(file: Buffer): Buffer {
  let orientation = 1;
  const imageChunks: Buffer[] = [];
  for (let at = headLength; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    const name = file.toString('latin1', at, at + 4);
    if (name === 'EXIF') orientation = readOrientation(cutExifHeader(file.subarray(at + 8, at + 8 + length)));
    if (lookChunks.has(name)) imageChunks.push(file.subarray(at, end));
    at = end;
  }
  const exif = onlyOrientation(orientation);
  const chunks = imageChunks.map((one) => withFlags(one, exif !== null));
  return riff(exif === null ? chunks : [...chunks, exifChunk(exif)]);
}

/** Some programs prefix the EXIF data with its JPEG header. */
function cutExifHeader(data: Buffer): Buffer {
  return data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data;
}

/** Clears the flags of removed chunks. */
function withFlags(chunk: Buffer, hasExif: boolean): Buffer {
  if (chunk.toString('latin1', 0, 4) !== 'VP8X' || chunk.length < 9) return chunk;
  const header = Buffer.from(chunk);
  const rest = (header[8] ?? 0) & ~(exifFlag | xmpFlag);
  header[8] = hasExif ? rest | exifFlag : rest;
  return header;
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
