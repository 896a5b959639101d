import type { RecipeIngredient, RecipeSummary } from '@hearth/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { newId } from '../../../ui/new-id.ts';
import { addRecipesOperation } from './recipe-additions.ts';
import { getOutbox, getNewestSeenVersion } from './current-outbox.ts';

/** A recipe to add with its scale and selected ingredients; null for all. */
export interface RecipeToAdd {
  readonly recipe: RecipeSummary;
  readonly scale: number;
  readonly chosen: readonly RecipeIngredient[] | null;
  readonly known: readonly RecipeIngredient[] | null;
}

/**
 * Without a response after this time the change counts as waiting; it is stored on the device. Milliseconds.
 */
const timeoutMs = 3000;

/**
 * Adds recipes to a list, each as its own change, so that a deleted recipe does not block the others. They
 * are shown at once; returns whether the server accepted all, refused one, or has not responded.
 */
export function useAddRecipes() {
  const queries = useQueryClient();
  const add = useCallback(
    async (listId: string, recipes: readonly RecipeToAdd[]): Promise<'accepted' | 'refused' | 'waiting'> => {
      const outbox = getOutbox(queries);
      const pendingChanges = recipes.map((one) =>
        outbox.push(
          listId,
          addRecipesOperation(listId, [{ ...one, id: newId() }]),
          getNewestSeenVersion(queries, listId),
        ),
      );
      const timeout = new Promise<'waiting'>((resolve) => setTimeout(() => resolve('waiting'), timeoutMs));
      const outcomes = await Promise.all(
        pendingChanges.map(async (pendingChange) =>
          Promise.race([outbox.outcomeOf(await pendingChange), timeout]),
        ),
      );
      if (outcomes.includes('refused')) return 'refused';
      return outcomes.includes('waiting') ? 'waiting' : 'accepted';
    },
    [queries],
  );
  /** Takes them off the list again, with the scale that they were added with. */
  const takeBack = useCallback(
    (listId: string, recipes: readonly RecipeToAdd[]): void => {
      const outbox = getOutbox(queries);
      for (const { recipe, scale } of recipes) {
        const removal = { kind: 'removeRecipe', listId, recipeId: recipe.id, times: scale } as const;
        void outbox.push(listId, removal, getNewestSeenVersion(queries, listId));
      }
    },
    [queries],
  );
  return { add, takeBack };
}
