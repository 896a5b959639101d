/** Names of files that every system can store, made of names that people gave. */
export { FreeFileNames, safeFileName } from './file-names.ts';
