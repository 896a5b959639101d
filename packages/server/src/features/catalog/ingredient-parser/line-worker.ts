/** A thread that reads ingredient lines which would take long where requests are answered. */
import { loadLabelModel } from '@hearth/ingredients/model';
import { type LineReader, type LineReading, readLine } from '@hearth/ingredients/reading';
import { serveTasks } from '../../../platform/workers/serve-tasks.ts';
import { readOrNull } from './read-or-null.ts';

/** Lines, and the language that they are read in. */
export interface LinesTask {
  readonly lines: readonly string[];
  readonly language: LineReader['language'];
}

/** What lines say; null for one that could not be read, and why. */
export interface LinesRead {
  readonly readings: readonly (LineReading | null)[];
  readonly failures: readonly string[];
}

const model = await loadLabelModel();

serveTasks(({ lines, language }: LinesTask): LinesRead => {
  const failures: string[] = [];
  const read = (line: string) => readLine(line, { model, language });
  const readings = lines.map((line) => readOrNull(line, read, (failure) => failures.push(failure)));
  return { readings, failures };
});
