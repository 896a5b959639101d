/** A box of the ISO base media format: its name, and where what it carries begins and ends in the file. */
interface Box {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A stretch of the file. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Kinds of items that are about a picture and no part of it. */
const about = new Set(['Exif', 'mime', 'uri ']);
/** What a box with a version has before its content. */
const versionLength = 4;
/** More boxes than any camera writes beside each other, and a longer list of items: who sends them means no picture. */
const mostBoxes = 10_000;
const longestList = 1 << 20;

/**
 * An AVIF or HEIC file whose words about the picture are zeros: nothing moves in it, so that all places it names stay
 * right. The side that is up stands elsewhere. Source: ISO/IEC 14496-12, boxes `meta`, `iinf` and `iloc`.
 */
export function bareHeif(file: Buffer): Buffer {
  const bare = Buffer.from(file);
  let done = 0;
  for (const { start, end } of wordsIn(file).toSorted((one, other) => one.start - other.start)) {
    bare.subarray(Math.max(start, done), end).fill(0);
    done = Math.max(done, end);
  }
  return bare;
}

function wordsIn(file: Buffer): Extent[] {
  const meta = boxesIn(file, { start: 0, end: file.length }).find(({ name }) => name === 'meta');
  if (meta === undefined) return [];
  const boxes = boxesIn(file, { start: meta.start + versionLength, end: meta.end });
  const named = (wanted: string) => boxes.find(({ name }) => name === wanted);
  const [items, places] = [named('iinf'), named('iloc')];
  if (items === undefined || places === undefined || places.end - places.start > longestList) return [];
  const ids = itemsAbout(file, items);
  return placesOf(file, places, named('idat')?.start ?? 0)
    .filter(({ id }) => ids.has(id))
    .map(({ extent }) => extent);
}

function boxesIn(file: Buffer, { start, end }: Extent): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end && boxes.length < mostBoxes;) {
    const short = file.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= end;
    const head = isLong ? 16 : 8;
    const length = isLong ? Number(file.readBigUInt64BE(at + 8)) : short || end - at;
    if (length < head) break;
    const stop = Math.min(at + length, end);
    boxes.push({ name: file.toString('latin1', at + 4, at + 8), start: at + head, end: stop });
    at += length;
  }
  return boxes;
}

/** Numbers of the items that are about the picture. */
function itemsAbout(file: Buffer, { start, end }: Box): Set<number> {
  const isWide = file[start] !== 0;
  const entries = boxesIn(file, { start: start + versionLength + (isWide ? 4 : 2), end });
  const ids = new Set<number>();
  for (const entry of entries) {
    const reader = new Reader(file, entry);
    const isLarge = reader.number(1) > 2;
    reader.number(versionLength - 1);
    const id = reader.number(isLarge ? 4 : 2);
    reader.number(2);
    if (about.has(reader.name())) ids.add(id);
  }
  return ids;
}

function placesOf(file: Buffer, box: Box, dataStart: number): { id: number; extent: Extent }[] {
  const reader = new Reader(file, box);
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

/** Reads what stands in a box, one after the other; zeros behind its end. */
class Reader {
  readonly #file: Buffer;
  readonly #end: number;
  #at: number;

  constructor(file: Buffer, { start, end }: Extent) {
    this.#file = file;
    this.#at = start;
    this.#end = end;
  }

  get isDone(): boolean {
    return this.#at >= this.#end;
  }

  /** A number of so many bytes, the largest first. */
  number(width: number): number {
    let value = 0;
    for (let left = width; left > 0; left -= 1) value = value * 256 + this.#byte();
    return value;
  }

  /** A name of four letters. */
  name(): string {
    return String.fromCodePoint(this.#byte(), this.#byte(), this.#byte(), this.#byte());
  }

  #byte(): number {
    const byte = this.isDone ? 0 : (this.#file[this.#at] ?? 0);
    this.#at += 1;
    return byte;
  }
}
