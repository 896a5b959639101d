import { limits } from '@hearth/contract';
import type { MigrationType, ReadRecipe } from '@hearth/domain/imports/migrations';
import type { DurationWords } from '@hearth/domain/imports/recipe-cleaning';
import { ArchiveError } from '../../../platform/archive/archive-error.ts';
import { WorkerLimitError, WorkerPool } from '../../../platform/workers/worker-pool.ts';
import type { SourceTask } from './archive-worker.ts';
import type { MovedArchive } from './moved-archive.ts';

/** One file at a time: reading is bound by the processor, and the server needs one for itself. */
const pool = new WorkerPool<SourceTask, readonly ReadRecipe[]>({
  path: 'features/imports/migrations/archive-worker',
  threads: 1,
  maxMs: limits.longReadMs,
});

/** A file of an archive in which recipes are. */
export interface Source {
  readonly type: MigrationType;
  readonly name: string;
  readonly words: DurationWords;
}

/**
 * The recipes of a file, read in a worker: files of other programs may take long, and no other request waits for them.
 * What cannot be read is a failure of that file, not of the archive.
 */
export async function readSource(
  archive: MovedArchive,
  { type, name, words }: Source,
): Promise<readonly ReadRecipe[]> {
  try {
    return await pool.run({ type, source: { name, bytes: await archive.read(name) }, words });
  } catch (error) {
    if (!(error instanceof ArchiveError) && !(error instanceof WorkerLimitError)) throw error;
    return [{ failure: { message: `Failed to import ${name}`, exception: reasonOf(error) } }];
  }
}

function reasonOf(error: ArchiveError | WorkerLimitError): string {
  if (error instanceof WorkerLimitError)
    return 'Reading this takes more time or memory than the server allows';
  return error.problem === 'tooLarge' ? 'This file is larger than a recipe can be' : 'This file is damaged';
}
