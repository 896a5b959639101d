import { commentOperations } from './comments.ts';
import { recipeAssetOperations } from './assets.ts';
import { recipeExportOperations } from './exports.ts';
import { recipeHistoryOperations } from './history.ts';
import { recipeTrashOperations } from './trash.ts';
import { shareTokenOperations } from './sharing.ts';
import { timelineOperations } from './timeline.ts';

/** Ratings, comments and other shared data of a recipe. */
export const togetherOperations = {
  ...commentOperations,
  ...timelineOperations,
  ...shareTokenOperations,
  ...recipeAssetOperations,
  ...recipeExportOperations,
  ...recipeHistoryOperations,
  ...recipeTrashOperations,
};
