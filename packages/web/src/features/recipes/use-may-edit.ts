import type { Recipe } from '@hearth/contract/index';
import { mayEditRecipe, readRights } from '@hearth/domain/people/policies';
import { useQuery } from '@tanstack/react-query';
import { useSelf } from '../../platform/session/index.ts';
import { householdQuery } from './recipes.queries.ts';

/** Whether the reader may change a recipe; until its household is known, only the owner may. */
export function useMayEdit(recipe: Recipe, isOwnGroup: boolean): boolean {
  const self = useSelf();
  const isForeign = self !== null && isOwnGroup && recipe.householdId !== self.householdId;
  const household = useQuery({ ...householdQuery(recipe.householdId), enabled: isForeign });
  if (self === null || !isOwnGroup) return false;
  return mayEditRecipe({
    actor: { ...readRights(self), userId: self.id, groupId: self.groupId, householdId: self.householdId },
    recipe: {
      userId: recipe.userId,
      groupId: recipe.groupId,
      householdId: recipe.householdId,
      locked: recipe.settings?.locked === true,
      householdLocksEdits: household.data?.preferences?.lockRecipeEditsFromOtherHouseholds ?? true,
    },
  });
}
