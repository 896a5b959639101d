/** Notes of ingredient lines. */
export { type UnlinkedWords, writeNote } from './unlinked-words.ts';
