import type { RecipeIngredient, RecipeSummary } from '@hearth/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { newId } from '../../../ui/new-id.ts';
import { addingRecipes } from './known-recipes.ts';
import { outboxOf, seenAmongAll } from './the-outbox.ts';

/** A recipe that goes on a list: how often, and what of it; null for all that it has. */
export interface RecipeToAdd {
  readonly recipe: RecipeSummary;
  readonly scale: number;
  readonly chosen: readonly RecipeIngredient[] | null;
  readonly known: readonly RecipeIngredient[] | null;
}

/** A server that has not answered for so long is not waited for: what was done is on the device. Milliseconds. */
const patienceMs = 3000;

/**
 * Puts recipes on a list, each by itself, so that one that is gone holds no other. They are on it at once; answers
 * whether the server has taken all, refused one, or has to be waited for.
 */
export function useAddRecipes() {
  const queries = useQueryClient();
  return useCallback(
    async (listId: string, recipes: readonly RecipeToAdd[]): Promise<'taken' | 'refused' | 'waiting'> => {
      const outbox = outboxOf(queries);
      const pendingChanges = recipes.map((one) =>
        outbox.push(listId, addingRecipes(listId, [{ ...one, id: newId() }]), seenAmongAll(queries, listId)),
      );
      const late = new Promise<'waiting'>((resolve) => setTimeout(() => resolve('waiting'), patienceMs));
      const fates = await Promise.all(
        pendingChanges.map(async (pendingChange) => Promise.race([outbox.fateOf(await pendingChange), late])),
      );
      if (fates.includes('refused')) return 'refused';
      return fates.includes('waiting') ? 'waiting' : 'taken';
    },
    [queries],
  );
}
