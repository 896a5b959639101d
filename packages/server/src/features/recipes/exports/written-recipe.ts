import type { Recipe } from '@hearth/contract';
import { fail } from '../../../platform/errors/app-error.ts';
import { WorkerLimitError, WorkerPool } from '../../../platform/workers/worker-pool.ts';
import { type ExportedText, type ExportTask, exportText } from './export-text.ts';

/** Longer recipes are written in a thread: nearly all are shorter, and written before it would have started. */
const shortLength = 50_000;

const pool = new WorkerPool<ExportTask, ExportedText>({
  path: 'features/recipes/exports/export-worker',
  threads: 1,
});

/**
 * A recipe as a text.
 * @throws AppError `exportTemplateBroken`, `tooMuchWork`
 */
export async function writtenRecipe(task: ExportTask): Promise<string> {
  const written = computeLength(task.recipe) < shortLength ? exportText(task) : await writeApart(task);
  return 'broken' in written ? fail('exportTemplateBroken', { reason: written.broken }) : written.text;
}

function writeApart(task: ExportTask): Promise<ExportedText> {
  return pool.run(task).catch((error: unknown) => {
    if (error instanceof WorkerLimitError) fail('tooMuchWork', {}, error);
    throw error;
  });
}

/** The length of its texts that may be long. */
function computeLength({ description, recipeIngredient, recipeInstructions, notes }: Recipe): number {
  const texts = [
    description ?? '',
    ...recipeIngredient.map(({ display }) => display),
    ...(recipeInstructions ?? []).map(({ text }) => text),
    ...(notes ?? []).map(({ text }) => text),
  ];
  return texts.reduce((sum, { length }) => sum + length, 0);
}
