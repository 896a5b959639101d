/** Recorded states: what a recipe was after each edit, written by the transaction of the edit. */
export { changedFieldsJson } from './changed-fields.ts';
export { type Change, readRecordedContents, recordRecipeState } from './record-state.ts';
