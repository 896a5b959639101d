import type { DiskEvent } from './events.ts';

type Change = Extract<DiskEvent, { kind: 'write' | 'truncate' }>;

/** Disks write whole sectors. */
const sectorBytes = 512;

/** A file after a loss of power: synced bytes are there, any others may be. */
class StoredFile {
  #synced: Buffer;
  #pending: Change[] = [];

  constructor(content: Buffer) {
    this.#synced = content;
  }

  change(change: Change): void {
    this.#pending.push(change);
  }

  sync(): void {
    for (const change of this.#pending) this.#synced = applied(this.#synced, change);
    this.#pending = [];
  }

  /** The content after a loss of power: each change that was not synced is there, is missing, or is torn. */
  afterPowerLoss(random: () => number): Buffer {
    return this.#pending.reduce((content, change) => {
      const fate = random();
      if (fate < 1 / 3) return applied(content, change);
      return fate < 2 / 3 || change.kind === 'truncate' ? content : applied(content, torn(change, random));
    }, this.#synced);
  }
}

/** The files of a database while a record is played again. */
export class Disk {
  readonly #files: ReadonlyMap<string, StoredFile>;

  constructor(files: ReadonlyMap<string, Buffer>) {
    this.#files = new Map([...files].map(([path, content]) => [path, new StoredFile(content)]));
  }

  play(event: DiskEvent): void {
    if (event.kind === 'answer' || event.kind === 'rename') return;
    const file = this.#files.get(event.path);
    if (event.kind === 'sync') file?.sync();
    else file?.change(event);
  }

  /** The content of each file if the power went now. */
  afterPowerLoss(random: () => number): Map<string, Buffer> {
    return new Map([...this.#files].map(([path, file]) => [path, file.afterPowerLoss(random)]));
  }
}

function applied(content: Buffer, change: Change): Buffer {
  if (change.kind === 'truncate') return resized(content, change.length);
  const at = change.at ?? content.length;
  const next = Buffer.from(resized(content, Math.max(content.length, at + change.bytes.length)));
  change.bytes.copy(next, at);
  return next;
}

function resized(content: Buffer, length: number): Buffer {
  if (content.length >= length) return content.subarray(0, length);
  return Buffer.concat([content, Buffer.alloc(length - content.length)]);
}

function torn(change: Extract<DiskEvent, { kind: 'write' }>, random: () => number): Change {
  const sectors = Math.floor((random() * change.bytes.length) / sectorBytes);
  return { ...change, bytes: change.bytes.subarray(0, sectors * sectorBytes) };
}
