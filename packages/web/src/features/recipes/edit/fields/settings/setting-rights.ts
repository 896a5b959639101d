import { type RecipeQuestion, readRights } from '@hearth/domain/people/policies';
import type { useSelf } from '../../../../../platform/session/index.ts';
import type { Draft } from '../../state/draft.ts';

/** The arguments of the policies: a user and the stored recipe. */
export function buildQuestion(self: NonNullable<ReturnType<typeof useSelf>>, recipe: Draft): RecipeQuestion {
  return {
    actor: { ...readRights(self), userId: self.id, groupId: self.groupId, householdId: self.householdId },
    recipe: {
      userId: recipe.userId,
      groupId: recipe.groupId,
      householdId: recipe.householdId,
      locked: recipe.settings?.locked === true,
      householdLocksEdits: false,
    },
  };
}
