import { type LineReader, type LineReading, readLine } from '@hearth/ingredients/reading';
import { mapInTurns } from '../../../platform/concurrency/map-in-turns.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { WorkerLimitError, WorkerPool } from '../../../platform/workers/worker-pool.ts';
import { labelModel } from './label-model.ts';
import type { LinesRead, LinesTask } from './line-worker.ts';
import { type OnFailure, readOrNull } from './read-or-null.ts';

/** A recipe's lines have fewer characters; they are read at once, and the thread is not started for them. */
const shortLength = 4_000;
/** Of the lines that the thread is given at a time: half a second of work, after which others have their turn. */
const taskLength = 20_000;

const pool = new WorkerPool<LinesTask, LinesRead>({
  path: 'features/catalog/ingredient-parser/line-worker',
  threads: 1,
});

/**
 * What lines say, in their order; null for one that could not be read.
 * @throws AppError `tooMuchWork` if they take longer than a thread may work
 */
export async function readLines(
  lines: readonly string[],
  language: LineReader['language'],
  onFailure: OnFailure,
): Promise<(LineReading | null)[]> {
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  if (length > shortLength) return readApart(lines, language, onFailure);
  const reader = { model: await labelModel(), language };
  return mapInTurns(lines, (line) => readOrNull(line, (one) => readLine(one, reader), onFailure));
}

async function readApart(
  lines: readonly string[],
  language: LineReader['language'],
  onFailure: OnFailure,
): Promise<(LineReading | null)[]> {
  const all: (LineReading | null)[] = [];
  for (const some of splitTasks(lines)) {
    const { readings, failures } = await pool.run({ lines: some, language }).catch((error: unknown) => {
      if (error instanceof WorkerLimitError) fail('tooMuchWork', {}, error);
      throw error;
    });
    for (const failure of failures) onFailure(failure);
    all.push(...readings);
  }
  return all;
}

/** The lines in portions, each of at least one line. */
function splitTasks(lines: readonly string[]): string[][] {
  const tasks: string[][] = [];
  let left = 0;
  for (const line of lines) {
    left -= line.length;
    const last = tasks.at(-1);
    if (last === undefined || left < 0) {
      tasks.push([line]);
      left = taskLength - line.length;
    } else last.push(line);
  }
  return tasks;
}
