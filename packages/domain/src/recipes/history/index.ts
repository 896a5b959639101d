/** Earlier states of a recipe: their content, the differences of two states, and their retention. */
export {
  contentFields,
  pickContent,
  isContentField,
  type RecipeContent,
  type RecipeContentField,
  completeContent,
} from './recipe-content.ts';
export { changedFields } from './changed-fields.ts';
export { type StoredState, statesToDrop, stateLimits } from './state-retention.ts';
export { isSameEdit, mergeMs } from './merged-edits.ts';
