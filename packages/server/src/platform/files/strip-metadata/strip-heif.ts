import { type Box, boxesIn, boxesOfMeta, BoxReader, type Extent, versionLength } from '../heif/boxes.ts';

/** Types of metadata items. */
const metadataTypes = new Set(['Exif', 'mime', 'uri ']);
/** More bytes of item locations than any camera writes; longer lists are not processed. */
const maxListLength = 1 << 20;

/**
 * An AVIF or HEIC file whose metadata items are overwritten with zeros: nothing moves, so all offsets stay
 * valid. The orientation is stored outside these items. Source: ISO/IEC 14496-12, boxes `meta`, `iinf` and
 * `iloc`.
 */
export function stripHeif(file: Buffer): Buffer {
  const stripped = Buffer.from(file);
  let blankedTo = 0;
  for (const { start, end } of metadataIn(file).toSorted((one, other) => one.start - other.start)) {
    stripped.subarray(Math.max(start, blankedTo), end).fill(0);
    blankedTo = Math.max(blankedTo, end);
  }
  return stripped;
}

function metadataIn(file: Buffer): Extent[] {
  const boxes = boxesOfMeta(file);
  const boxNamed = (boxName: string) => boxes.find(({ name }) => name === boxName);
  const [items, locations] = [boxNamed('iinf'), boxNamed('iloc')];
  if (items === undefined || locations === undefined || locations.end - locations.start > maxListLength)
    return [];
  const ids = metadataItems(file, items);
  return readLocations(file, locations, boxNamed('idat')?.start ?? 0)
    .filter(({ id }) => ids.has(id))
    .map(({ extent }) => extent);
}

/** Ids of the metadata items. */
function metadataItems(file: Buffer, { start, end }: Box): Set<number> {
  const isWide = file[start] !== 0;
  const entries = boxesIn(file, { start: start + versionLength + (isWide ? 4 : 2), end });
  const ids = new Set<number>();
  for (const entry of entries) {
    const reader = new BoxReader(file, entry);
    const isLarge = reader.number(1) > 2;
    reader.number(versionLength - 1);
    const id = reader.number(isLarge ? 4 : 2);
    reader.number(2);
    if (metadataTypes.has(reader.name())) ids.add(id);
  }
  return ids;
}

function readLocations(file: Buffer, box: Box, dataStart: number): { id: number; extent: Extent }[] {
  const reader = new BoxReader(file, box);
  const version = reader.number(1);
  reader.number(versionLength - 1);
  const [offsets, rest] = [reader.number(1), reader.number(1)];
  const widths = { offset: offsets >> 4, length: offsets & 15, base: rest >> 4, index: rest & 15 };
  const isSized = widths.offset + widths.length > 0;
  const idWidth = version < 2 ? 2 : 4;
  const locations: { id: number; extent: Extent }[] = [];
  for (let left = reader.number(idWidth); left > 0 && !reader.isDone; left -= 1) {
    const id = reader.number(idWidth);
    const isInside = version > 0 && (reader.number(2) & 15) === 1;
    reader.number(2);
    const base = reader.number(widths.base) + (isInside ? dataStart : 0);
    const count = reader.number(2);
    for (let extents = isSized ? count : Math.min(count, 1); extents > 0 && !reader.isDone; extents -= 1) {
      if (version > 0) reader.number(widths.index);
      const start = base + reader.number(widths.offset);
      locations.push({ id, extent: { start, end: start + reader.number(widths.length) } });
    }
  }
  return locations;
}
