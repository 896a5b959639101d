import { commentOperations } from './comments.ts';
import { recipeAssetOperations } from './recipe-assets.ts';
import { recipeExportOperations } from './recipe-exports.ts';
import { recipeHistoryOperations } from './recipe-history.ts';
import { recipeTrashOperations } from './recipe-trash.ts';
import { shareTokenOperations } from './share-tokens.ts';
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
