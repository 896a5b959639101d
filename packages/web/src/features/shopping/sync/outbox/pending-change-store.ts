import { createStore, delMany, setMany, type UseStore, values } from 'idb-keyval';
import type { Letter, LetterStore } from './pending-change.ts';

let opened: UseStore | undefined;

/** The database is opened with its first use: where the browser has none, letters live as long as the page. */
function store(): UseStore {
  opened ??= createStore('hearth-shopping', 'letters');
  return opened;
}

/**
 * Letters in the browser's database, which survives reloads and the end of the browser. Where there is none, each call
 * is rejected.
 */
export const deviceLetters: LetterStore = {
  load: async () => values<Letter>(store()),
  put: async (letters) =>
    setMany(
      letters.map((letter): [string, Letter] => [letter.id, letter]),
      store(),
    ),
  drop: async (ids) => delMany([...ids], store()),
};
