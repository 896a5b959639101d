import { clear, createStore, delMany, get, set, values } from 'idb-keyval';
import { buildRow, type KeptRecipe, type KeptRecipes, type KeptRow } from './kept-recipe.ts';

/** Kept recipes in IndexedDB: whole ones and the rows of the library apart. @param base the path of the server */
export function openKeptRecipes(base: string): KeptRecipes {
  const recipes = createStore(`hearth-kept-recipes${base}`, 'recipes');
  const rows = createStore(`hearth-kept-rows${base}`, 'rows');
  const listRows = () => values<KeptRow>(rows);
  const findById = (id: string) => get<KeptRecipe>(id, recipes);
  return {
    listRows,
    findById,
    put: async (kept) => {
      await set(kept.id, kept, recipes);
      await set(kept.id, buildRow(kept), rows);
    },
    find: async (slugOrId) => {
      const byId = await findById(slugOrId);
      if (byId !== undefined) return byId;
      const row = (await listRows()).find(({ summary }) => summary.slug === slugOrId);
      return row === undefined ? undefined : findById(row.summary.id);
    },
    drop: async (ids) => {
      // A row without its recipe would be a dead link; a recipe without its row is only found by its id.
      await delMany([...ids], rows);
      await delMany([...ids], recipes);
    },
    clear: async () => {
      await clear(rows);
      await clear(recipes);
    },
  };
}
