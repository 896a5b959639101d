/** Ways to import recipes, and what other pages of imports use of them. */
export { BulkStarted } from './bulk/bulk-started.tsx';
export { FileChoice } from './file-choice.tsx';
