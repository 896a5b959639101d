import { commentOperations } from './comments.ts';
import { recipeAssetOperations } from './assets.ts';
import { recipeExportOperations } from './exports.ts';
import { recipeHistoryOperations } from './history.ts';
import { recipeTrashOperations } from './trash.ts';
import { shareTokenOperations } from './sharing.ts';
import { timelineOperations } from './timeline.ts';

/** What people do with a recipe besides writing and reading it. */
export const togetherOperations = {
  ...commentOperations,
  ...timelineOperations,
  ...shareTokenOperations,
  ...recipeAssetOperations,
  ...recipeExportOperations,
  ...recipeHistoryOperations,
  ...recipeTrashOperations,
};
