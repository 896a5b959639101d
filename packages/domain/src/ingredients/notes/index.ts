/** Notes of ingredient lines. */
export { noteSeparator, type UnlinkedWords, writeNote } from './unlinked-words.ts';
