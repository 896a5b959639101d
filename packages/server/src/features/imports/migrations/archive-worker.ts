import {
  migrationFormats,
  type MigrationType,
  type ReadRecipe,
  type RecipeSource,
} from '@hearth/domain/imports/migrations';
import type { DurationWords } from '@hearth/domain/imports/recipe-cleaning';
import { serveTasks } from '../../../platform/workers/serve-tasks.ts';

/** A file of an archive whose recipes are read. */
export interface SourceTask {
  readonly type: MigrationType;
  readonly source: RecipeSource;
  readonly words: DurationWords;
}

serveTasks(({ type, source, words }: SourceTask): readonly ReadRecipe[] =>
  migrationFormats[type].read(source, words),
);
