/** A thread that reads ingredient lines which would take long where requests are answered. */
import { loadLabelModel } from '@hearth/ingredients/model';
import { type LineReader, type LineReading, readLine } from '@hearth/ingredients/reading';
import { serveTasks } from '../../../platform/workers/serve-tasks.ts';

/** Lines, and the language that they are read in. */
export interface LinesTask {
  readonly lines: readonly string[];
  readonly language: LineReader['language'];
}

const model = await loadLabelModel();

serveTasks(({ lines, language }: LinesTask): LineReading[] =>
  lines.map((line) => readLine(line, { model, language })),
);
