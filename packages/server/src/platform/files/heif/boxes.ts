/** A byte range of a file. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** A box of the ISO base media file format: its name and the range of its content. */
export interface Box extends Extent {
  readonly name: string;
}

/** Length of version and flags before the content of a full box. */
export const versionLength = 4;
/** More sibling boxes than any camera writes. */
const maxBoxes = 10_000;

/** The sibling boxes in a range of a file. Source: ISO/IEC 14496-12, 4.2. */
export function boxesIn(file: Buffer, { start, end }: Extent): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end && boxes.length < maxBoxes;) {
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

/** The boxes inside the `meta` box of an image file; empty if there is none. */
export function boxesOfMeta(file: Buffer): Box[] {
  const meta = boxesIn(file, { start: 0, end: file.length }).find(({ name }) => name === 'meta');
  return meta === undefined ? [] : boxesIn(file, { start: meta.start + versionLength, end: meta.end });
}

/** The boxes inside those with that name. */
export function boxesInside(file: Buffer, boxes: readonly Box[], name: string): Box[] {
  return boxes.filter((box) => box.name === name).flatMap((box) => boxesIn(file, box));
}

/** Reads the content of a box in sequence; zeros beyond its end. */
export class BoxReader {
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

  /** A big-endian integer of that many bytes. */
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
