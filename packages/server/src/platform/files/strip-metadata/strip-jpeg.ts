import { onlyOrientation, readOrientation } from './orientation.ts';

const exifName = 'Exif\0\0';
const colourProfileName = 'ICC_PROFILE\0';

const endOfImage = 0xd9;
const startOfScan = 0xda;
const comment = 0xfe;

/** Markers without a length: restarts, start of image, and TEM. */
const isStandalone = (marker: number) => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;

/** A segment of a JPEG file: its marker and all bytes up to the next one. */
interface Segment {
  readonly marker: number;
  readonly bytes: Buffer;
}

/** A JPEG file with unchanged pixels, colours and orientation, and nothing else. */
export function stripJpeg(file: Buffer): Buffer {
  let orientation = 1;
  const segments: Buffer[] = [];
  for (const segment of readSegments(file)) {
    if (isExif(segment)) orientation = readOrientation(segment.bytes.subarray(4 + exifName.length));
    if (affectsLook(segment)) segments.push(segment.bytes);
  }
  const exif = onlyOrientation(orientation);
  const start = Buffer.from([0xff, 0xd8]);
  return Buffer.concat(exif === null ? [start, ...segments] : [start, exifSegment(exif), ...segments]);
}

/** The segments up to the end of the first picture; phones append more data after it. */
function* readSegments(file: Buffer): Generator<Segment> {
  for (let at = 2; at + 1 < file.length;) {
    if (file[at] !== 0xff || file[at + 1] === 0xff) {
      at += 1;
      continue;
    }
    const marker = file[at + 1] ?? 0;
    const length =
      isStandalone(marker) || marker === endOfImage || at + 4 > file.length ? 0 : file.readUInt16BE(at + 2);
    const head = at + 2 + length;
    const end = marker === startOfScan ? endOfScan(file, head) : head;
    yield { marker, bytes: file.subarray(at, end) };
    if (marker === endOfImage) return;
    at = end;
  }
}

/** The next marker after the pixels of a scan; `ff00` and restarts belong to the scan. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isStandalone(next)) return at;
  }
  return file.length;
}

function isExif({ marker, bytes }: Segment): boolean {
  return marker === 0xe1 && bytes.toString('latin1', 4, 4 + exifName.length) === exifName;
}

/** Of the application segments, only JFIF, the ICC profile and Adobe's colour transform affect the look. */
function affectsLook({ marker, bytes }: Segment): boolean {
  if (marker === comment) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe2) return bytes.toString('latin1', 4, 4 + colourProfileName.length) === colourProfileName;
  return marker === 0xe0 || marker === 0xee;
}

function exifSegment(tiff: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exifName.length + tiff.length]);
  return Buffer.concat([head, Buffer.from(exifName, 'latin1'), tiff]);
}
