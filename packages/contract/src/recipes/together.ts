import { commentOperations } from './comments.ts';
import { recipeAssetOperations } from './assets.ts';
import { computedNutritionOperations } from './computed-nutrition.ts';
import { cupWeightOperations } from './cup-weights.ts';
import { recipeExportOperations } from './exports.ts';
import { recipeHistoryOperations } from './history.ts';
import { recipeTrashOperations } from './trash.ts';
import { shareTokenOperations } from './sharing.ts';
import { timelineOperations } from './timeline.ts';

/** Comments, timeline, sharing, files, exports, history, computed nutrition, weights of cups and trash of recipes. */
export const togetherOperations = {
  ...commentOperations,
  ...timelineOperations,
  ...shareTokenOperations,
  ...recipeAssetOperations,
  ...recipeExportOperations,
  ...recipeHistoryOperations,
  ...computedNutritionOperations,
  ...cupWeightOperations,
  ...recipeTrashOperations,
};
