import { limits } from '@hearth/contract';
import {
  type Candidate,
  type CsvPreview,
  type FormatVote,
  type ReadRecipe,
  type RecipeSource,
  tableLimits,
} from '@hearth/recipe-extractor/migrations';
import { ArchiveError } from '../../../platform/archive/archive-error.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { WorkerLimitError, WorkerPool } from '../../../platform/workers/worker-pool.ts';
import type { ArchiveFinding, ArchiveTask } from './archive-worker.ts';
import type { MovedArchive } from './moved-archive.ts';
import type { Program, TableChoice } from './program.ts';

/** One file at a time: reading is bound by the processor, and the server needs one for itself. */
const pool = new WorkerPool<ArchiveTask, ArchiveFinding>({
  path: 'features/imports/migrations/archive-worker',
  threads: 1,
  maxMs: limits.longReadMs,
});

/** A file of an archive in which recipes are. */
export interface Source {
  readonly program: Program;
  readonly name: string;
  /** The tag of the language that durations are written in. */
  readonly language: string;
}

/**
 * The recipes of a file, read in a worker: files of other programs may take long, and no other request waits for them.
 * An unreadable file fails by itself, without the archive.
 */
export async function readSource(
  archive: MovedArchive,
  { program, name, language }: Source,
): Promise<readonly ReadRecipe[]> {
  try {
    const source = { name, bytes: await archive.read(name) };
    return (await pool.run({ find: 'recipes', program, source, language })) as readonly ReadRecipe[];
  } catch (error) {
    if (!(error instanceof ArchiveError) && !(error instanceof WorkerLimitError)) throw error;
    return [{ failure: { message: `Failed to import ${name}`, exception: explainFailure(error) } }];
  }
}

/** The formats that would read files of an archive with these names, found in a worker: there may be many. */
export async function findCandidates(names: readonly string[]): Promise<readonly Candidate[]> {
  return (await pool.run({ find: 'candidates', names })) as readonly Candidate[];
}

/** Whether the pages of a document have letters, found in a worker; one that takes too long to look at may have. */
export async function findLetters(bytes: Uint8Array): Promise<boolean> {
  try {
    return (await pool.run({ find: 'letters', bytes })) as boolean;
  } catch (error) {
    if (error instanceof WorkerLimitError) return true;
    throw error;
  }
}

/** The formats that a file looks like, found in a worker; none for one that takes too long to look at. */
export async function findVotes(source: RecipeSource): Promise<readonly FormatVote[]> {
  try {
    return (await pool.run({ find: 'votes', source })) as readonly FormatVote[];
  } catch (error) {
    if (error instanceof WorkerLimitError) return [];
    throw error;
  }
}

function explainFailure(error: ArchiveError | WorkerLimitError): string {
  if (error instanceof WorkerLimitError)
    return 'Reading this takes more time or memory than the server allows';
  return error.problem === 'tooLarge' ? 'This file is larger than a recipe can be' : 'This file is damaged';
}

/** The message of the error that the reader of tables has for too many rows; a worker sends nothing else of it. */
const tooLarge = /^This table has more than/;

/**
 * The head of a table, read in a worker.
 * @throws AppError `csvUnreadable`, `tableTooLarge`
 */
export async function readColumns(bytes: Uint8Array, table: TableChoice): Promise<CsvPreview> {
  try {
    return (await pool.run({ find: 'columns', bytes, table })) as CsvPreview;
  } catch (error) {
    if (error instanceof WorkerLimitError || (error instanceof Error && tooLarge.test(error.message)))
      return fail('tableTooLarge', { ...tableLimits }, error);
    return fail('csvUnreadable', {}, error);
  }
}
