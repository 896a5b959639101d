import { pngChunk } from '../png-chunk.ts';
import { onlyOrientation, orientationOf } from './orientation.ts';

/** Chunks that say how the picture looks: pixels, colours, what is see-through, frames of an animation. */
const looks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP acTL fcTL fdAT'.split(' '),
);
const signatureLength = 8;
/** Length, name and checksum around what a chunk carries. */
const frame = 12;

/** A PNG file with its pixels, its colours and the side that is up, untouched, and nothing else. */
export function stripPng(file: Buffer): Buffer {
  let orientation = 1;
  const kept: Buffer[] = [];
  for (let at = signatureLength; at + frame <= file.length;) {
    const end = at + frame + file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (name === 'eXIf') orientation = orientationOf(file.subarray(at + 8, end - 4));
    if (looks.has(name)) kept.push(file.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  const exif = onlyOrientation(orientation);
  const [header = Buffer.alloc(0), ...rest] = kept;
  const turned = exif === null ? [] : [pngChunk('eXIf', exif)];
  return Buffer.concat([file.subarray(0, signatureLength), header, ...turned, ...rest]);
}
