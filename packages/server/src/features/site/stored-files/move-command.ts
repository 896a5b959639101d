import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { formatByteSize } from '@hearth/domain/files/byte-sizes';
import { explainProblem } from '../../../platform/files/bucket-health.ts';
import { createLocalStore } from '../../../platform/files/local-store.ts';
import { bucketFolders, createBucketStore } from '../../../platform/files/open-files.ts';
import { isPortInUse } from '../../../platform/net/port-in-use.ts';
import { ObjectStorageError } from '../../../platform/object-storage/object-storage-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { CommandError } from '../backups/index.ts';
import { type Move, moveFiles, type MoveResult, removeMoved } from './move-files.ts';
import { MoveJournal } from './move-journal.ts';

/** What the operator is told, and whether all files are where they should be. */
export interface MoveReport {
  readonly text: string;
  readonly isComplete: boolean;
}

/** How the command is stopped, and where it says how far it is. */
export interface MoveControl {
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

const usage = 'Say where to: move-files --to s3, or move-files --to folder; with --remove-source at the end';
const shownFailures = 20;
const saidEvery = 500;

/**
 * `move-files --to s3|folder [--remove-source]`: copies all pictures and files between the data folder and the bucket. It
 * may run beside a server; what changes there meanwhile is moved by another run. The source is left as it is unless
 * `--remove-source` says otherwise, which a server that runs does not allow.
 * @throws CommandError
 */
export async function runMoveCommand(
  platform: Platform,
  args: readonly string[],
  control: MoveControl,
): Promise<MoveReport> {
  const { to, removesSource } = readArguments(args);
  const isRunning = await isPortInUse(platform.settings.server.port, platform.settings.server.host);
  if (removesSource && isRunning)
    throw new CommandError(
      `Something answers on port ${platform.settings.server.port}. Stop Hearth before the source is removed`,
    );
  const move = await prepareMove(platform, to, control);
  const result = await moveFiles(move).catch(explain);
  const isComplete = !result.isStopped && result.failed.length === 0;
  const removed = isComplete && removesSource ? await removeMoved(move).catch(explain) : null;
  return { text: describeResult(to, result, removed, isRunning), isComplete };
}

type Direction = 's3' | 'folder';

function readArguments(args: readonly string[]): { to: Direction; removesSource: boolean } {
  const rest = args
    .filter((one) => one !== '--remove-source')
    .join(' ')
    .replace('--to=', '--to ');
  const [, to] = /^--to (s3|folder)$/.exec(rest) ?? [];
  if (to !== 's3' && to !== 'folder') throw new CommandError(usage);
  return { to, removesSource: args.includes('--remove-source') };
}

async function prepareMove(
  { settings, random, log }: Platform,
  to: Direction,
  { signal, say }: MoveControl,
): Promise<Move> {
  if (settings.filesBucket === null)
    throw new CommandError(
      'No bucket is named. Set FILES_S3_BUCKET and its keys, also to move files out of it',
    );
  const { dataDir } = settings.server;
  const { endpoint, bucket, prefix } = settings.filesBucket;
  // Without copies on the disk: what is compared comes from the bucket itself.
  const bucketFiles = createBucketStore(settings.filesBucket, { random, log });
  const local = createLocalStore(dataDir);
  // Another bucket has nothing of what was moved to this one.
  const place = createHash('sha256')
    .update(JSON.stringify([endpoint, bucket, prefix]))
    .digest('hex')
    .slice(0, 16);
  return {
    ...(to === 's3' ? { source: local, target: bucketFiles } : { source: bucketFiles, target: local }),
    folders: bucketFolders,
    journal: await MoveJournal.open(join(dataDir, `.moved-to-${to}-${place}`)),
    signal,
    onProgress: (done, total) => {
      if (done % saidEvery === 0) say(`${done} of ${total} files`);
    },
  };
}

function describeResult(
  to: Direction,
  result: MoveResult,
  removed: number | null,
  isRunning: boolean,
): string {
  const { moved, bytes, same, newer, deleted, total, failed, isStopped } = result;
  const place = to === 's3' ? 'the bucket' : 'the data folder';
  const lines = [
    `${moved} files (${formatByteSize(bytes)}) were copied to ${place} and compared; ${same} were there already.`,
  ];
  if (deleted > 0) lines.push(`${deleted} that were deleted since an earlier run were deleted there, too.`);
  if (newer > 0) lines.push(`${newer} are newer there and were left as they are.`);
  for (const { key, reason } of failed.slice(0, shownFailures)) lines.push(`Not copied: ${key}: ${reason}`);
  if (failed.length > 0)
    lines.push(`${failed.length} of ${total} files could not be copied. Run it again to try them once more.`);
  if (isStopped) return [...lines, `Stopped; ${total} files in all. Run it again to go on.`].join('\n');
  if (removed !== null) lines.push(`${removed} files were removed where they came from.`);
  if (failed.length === 0) lines.push(sayNext(to, isRunning));
  return lines.join('\n');
}

function sayNext(to: Direction, isRunning: boolean): string {
  if (isRunning) return 'Hearth runs: stop it, and run this again for what has changed meanwhile.';
  return to === 's3' ? 'Start Hearth with FILES_S3_* set.' : 'Start Hearth without FILES_S3_BUCKET.';
}

function explain(error: unknown): never {
  if (!(error instanceof ObjectStorageError)) throw error;
  throw new CommandError(`${error.message}: ${explainProblem(error.message)}. Run it again to go on`);
}
