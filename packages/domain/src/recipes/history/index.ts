/** What a recipe was like before: its content, what differs between two states, and which states are kept. */
export { contentOf, isContentField, type RecipeContent, type RecipeContentField } from './recipe-content.ts';
export { changedFields } from './changed-fields.ts';
export { type StoredState, statesToDrop, stateLimits } from './state-retention.ts';
export { isSameEdit, mergeMs } from './merged-edits.ts';
