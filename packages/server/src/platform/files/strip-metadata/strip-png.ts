import { pngChunk } from '../png-chunk.ts';
import { onlyOrientation, readOrientation } from './orientation.ts';

/** Chunks that affect the look: pixels, colours, transparency, animation frames. */
const lookChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP acTL fcTL fdAT'.split(' '),
);
const signatureLength = 8;
/** Length, name and checksum of a chunk. */
const chunkOverhead = 12;

/** A PNG file with unchanged pixels, colours and orientation, and nothing else. */
export function stripPng(file: Buffer): Buffer {
  let orientation = 1;
  const chunks: Buffer[] = [];
  for (let at = signatureLength; at + chunkOverhead <= file.length;) {
    const end = at + chunkOverhead + file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (name === 'eXIf') orientation = readOrientation(file.subarray(at + 8, end - 4));
    if (lookChunks.has(name)) chunks.push(file.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  const exif = onlyOrientation(orientation);
  const [header = Buffer.alloc(0), ...rest] = chunks;
  const orientationChunk = exif === null ? [] : [pngChunk('eXIf', exif)];
  return Buffer.concat([file.subarray(0, signatureLength), header, ...orientationChunk, ...rest]);
}
