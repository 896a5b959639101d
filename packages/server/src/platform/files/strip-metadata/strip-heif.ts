import { type Box, boxesIn, boxesOfMeta, BoxReader, type Extent, versionLength } from '../heif/boxes.ts';

/** Kinds of items that are about a picture and no part of it. */
const about = new Set(['Exif', 'mime', 'uri ']);
/** A longer list of items than any camera writes, in bytes: who sends one means no picture. */
const maxListLength = 1 << 20;

/**
 * An AVIF or HEIC file whose words about the picture are zeros: nothing moves in it, so that all places it names stay
 * right. The side that is up stands elsewhere. Source: ISO/IEC 14496-12, boxes `meta`, `iinf` and `iloc`.
 */
export function stripHeif(file: Buffer): Buffer {
  const bare = Buffer.from(file);
  let done = 0;
  for (const { start, end } of wordsIn(file).toSorted((one, other) => one.start - other.start)) {
    bare.subarray(Math.max(start, done), end).fill(0);
    done = Math.max(done, end);
  }
  return bare;
}

function wordsIn(file: Buffer): Extent[] {
  const boxes = boxesOfMeta(file);
  const named = (wanted: string) => boxes.find(({ name }) => name === wanted);
  const [items, places] = [named('iinf'), named('iloc')];
  if (items === undefined || places === undefined || places.end - places.start > maxListLength) return [];
  const ids = itemsAbout(file, items);
  return placesOf(file, places, named('idat')?.start ?? 0)
    .filter(({ id }) => ids.has(id))
    .map(({ extent }) => extent);
}

/** Numbers of the items that are about the picture. */
function itemsAbout(file: Buffer, { start, end }: Box): Set<number> {
  const isWide = file[start] !== 0;
  const entries = boxesIn(file, { start: start + versionLength + (isWide ? 4 : 2), end });
  const ids = new Set<number>();
  for (const entry of entries) {
    const reader = new BoxReader(file, entry);
    const isLarge = reader.number(1) > 2;
    reader.number(versionLength - 1);
    const id = reader.number(isLarge ? 4 : 2);
    reader.number(2);
    if (about.has(reader.name())) ids.add(id);
  }
  return ids;
}

function placesOf(file: Buffer, box: Box, dataStart: number): { id: number; extent: Extent }[] {
  const reader = new BoxReader(file, box);
  const version = reader.number(1);
  reader.number(versionLength - 1);
  const [offsets, rest] = [reader.number(1), reader.number(1)];
  const widths = { offset: offsets >> 4, length: offsets & 15, base: rest >> 4, index: rest & 15 };
  const isSized = widths.offset + widths.length > 0;
  const idWidth = version < 2 ? 2 : 4;
  const places: { id: number; extent: Extent }[] = [];
  for (let left = reader.number(idWidth); left > 0 && !reader.isDone; left -= 1) {
    const id = reader.number(idWidth);
    const isInside = version > 0 && (reader.number(2) & 15) === 1;
    reader.number(2);
    const base = reader.number(widths.base) + (isInside ? dataStart : 0);
    const count = reader.number(2);
    for (let extents = isSized ? count : Math.min(count, 1); extents > 0 && !reader.isDone; extents -= 1) {
      if (version > 0) reader.number(widths.index);
      const start = base + reader.number(widths.offset);
      places.push({ id, extent: { start, end: start + reader.number(widths.length) } });
    }
  }
  return places;
}
