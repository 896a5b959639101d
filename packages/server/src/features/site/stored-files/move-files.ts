import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { runAll } from '../../../platform/concurrency/run-all.ts';
import type { FileStore, ListedFile, StoredFile } from '../../../platform/files/store.ts';
import { ObjectStorageError } from '../../../platform/object-storage/object-storage-error.ts';
import type { MoveJournal } from './move-journal.ts';

/** Files at a time. */
const atOnce = 4;
const secondMs = 1000;

/** The places, the folders, and how to follow a move. */
export interface Move {
  readonly source: FileStore;
  readonly target: FileStore;
  readonly folders: readonly string[];
  readonly journal: MoveJournal;
  /** Ends the move once the files that are under way are complete. */
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** What came of it. */
export interface MoveResult {
  /** Copied and compared now. */
  moved: number;
  bytes: number;
  /** The same in both places before. */
  same: number;
  /** Left as they are, because the target has newer ones. */
  newer: number;
  /** Moved before, and deleted since where they came from. */
  deleted: number;
  /** Of all files of the source. */
  total: number;
  readonly failed: { readonly key: string; readonly reason: string }[];
  isStopped: boolean;
}

/**
 * Copies all files of some folders and compares each copy with its source by size and SHA-256. Nothing of the source
 * changes. Files that were compared before and have the same entity tags are left out, so that it can be repeated.
 * @throws ObjectStorageError where the bucket refuses or is away, after which nothing more would come
 */
export async function moveFiles(move: Move): Promise<MoveResult> {
  const result: MoveResult = {
    moved: 0,
    bytes: 0,
    same: 0,
    newer: 0,
    deleted: 0,
    total: 0,
    failed: [],
    isStopped: false,
  };
  const there = await listAll(move.target, move.folders);
  const here = await listAll(move.source, move.folders);
  result.total = here.size;
  let done = 0;
  await runAll(here.values(), atOnce, async (file) => {
    result.isStopped ||= move.signal.aborted;
    if (result.isStopped) return;
    await moveOne(move, file, there.get(file.key), result);
    done += 1;
    move.onProgress(done, here.size);
  });
  if (!result.isStopped) await deleteVanished(move, here, there, result);
  return result;
}

/** Deletes the files of the source whose copies were compared. Files that have changed since stay. */
export async function removeMoved({ source, folders, journal }: Move): Promise<number> {
  let removed = 0;
  for (const file of (await listAll(source, folders)).values()) {
    if (journal.find(file.key)?.source !== file.etag) continue;
    if (await source.delete(file.key)) removed += 1;
  }
  return removed;
}

type Listed = ReadonlyMap<string, ListedFile>;

async function listAll(store: FileStore, folders: readonly string[]): Promise<Listed> {
  const files = new Map<string, ListedFile>();
  for (const folder of folders) for await (const file of store.list(folder)) files.set(file.key, file);
  return files;
}

async function moveOne(
  move: Move,
  file: ListedFile,
  present: ListedFile | undefined,
  result: MoveResult,
): Promise<void> {
  const known = move.journal.find(file.key);
  const isKnown = known?.source === file.etag && known.target === present?.etag;
  if (isKnown) result.same += 1;
  else if (await isSame(move, file, present)) result.same += 1;
  else if (present !== undefined && known?.target !== present.etag && !isOlder(present, file))
    result.newer += 1;
  else await copyOne(move, file, result);
}

/** Buckets say when a file was stored in whole seconds; what may be newer is not replaced. */
function isOlder(one: StoredFile, other: StoredFile): boolean {
  return Math.floor(one.mtime.getTime() / secondMs) < Math.floor(other.mtime.getTime() / secondMs);
}

/** Whether both places have the same content already, which is noted. */
async function isSame(
  { source, target, journal }: Move,
  { key, size, etag }: ListedFile,
  present: ListedFile | undefined,
): Promise<boolean> {
  if (present?.size !== size) return false;
  const [one, other] = [await readHash(source, key), await readHash(target, key)];
  if (one === null || one.hash !== other?.hash || one.etag !== etag) return false;
  await journal.add({ key, source: etag, target: other.etag });
  return true;
}

async function copyOne(
  { source, target, journal }: Move,
  { key }: ListedFile,
  result: MoveResult,
): Promise<void> {
  try {
    const copied = await copyFile(source, target, key);
    // Deleted since it was listed.
    if (copied === null) return;
    const stored = await readHash(target, key);
    if (stored?.hash !== copied.hash) throw new Error('the copy differs from its source');
    await journal.add({ key, source: copied.etag, target: stored.etag });
    result.moved += 1;
    result.bytes += copied.size;
  } catch (error) {
    // One file may be damaged; a bucket that refuses, or is away, fails for all of them.
    if (error instanceof ObjectStorageError && error.message !== 'ContentDamaged') throw error;
    result.failed.push({ key, reason: error instanceof Error ? error.message : String(error) });
  }
}

interface Hashed extends StoredFile {
  readonly hash: string;
}

async function copyFile(source: FileStore, target: FileStore, key: string): Promise<Hashed | null> {
  const opened = await source.get(key);
  if (opened === null) return null;
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await Promise.all([pipeline(opened.stream, hashing), target.put(key, hashing)]);
  return { ...opened, hash: hash.digest('hex') };
}

async function readHash(store: FileStore, key: string): Promise<Hashed | null> {
  const opened = await store.get(key);
  if (opened === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of opened.stream) hash.update(chunk as Buffer);
  return { ...opened, hash: hash.digest('hex') };
}

/** What an earlier run has copied and people have deleted since is deleted in the target as well. */
async function deleteVanished(
  { target, journal }: Move,
  here: Listed,
  there: Listed,
  result: MoveResult,
): Promise<void> {
  for (const { key, target: etag } of journal.files) {
    if (here.has(key) || there.get(key)?.etag !== etag) continue;
    if (await target.delete(key)) result.deleted += 1;
  }
}
