import type { Recipe, RecipeInput } from '@hearth/contract';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import type { JsonText } from '../../../../platform/http/answers/json-text.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { copyLineSubstitutions } from '../../../catalog/substitutions/index.ts';
import { requireName } from '../../names/index.ts';
import { writeRecipe } from './create-recipe.ts';
import { copyRecipeFiles, deleteRecipeFiles, newImageKey } from '../../recipe-files/index.ts';
import { publishCreated } from './recipe-events.ts';
import { getRecipe, readRecipe } from '../../documents/index.ts';

/**
 * Copies a recipe of the group, with its files; the copy belongs to the caller. Comments, share links, timeline and
 * personal ratings stay with the original.
 */
export async function duplicateRecipe(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
  name: string | null,
  locale: Locale,
): Promise<JsonText<Recipe>> {
  const original = await readRecipe(platform, scope, slugOrId);
  const copyName = name ?? original.name;
  requireName(copyName);
  const id = platform.random.uuid();
  await copyRecipeFiles(platform, original.id, id);
  const renamed = new Map(original.recipeIngredient.map((one) => [one.referenceId, platform.random.uuid()]));
  const input = { ...buildCopy(original, id, renamed), name: copyName };
  const columns = {
    rating: original.rating,
    image: original.image === null ? null : newImageKey(platform),
    locked: original.settings?.locked === true ? 1 : 0,
    ...(original.createdAt === null ? {} : { created_at: storedAgain(original.createdAt) }),
    date_added: original.dateAdded,
    last_made: original.lastMade === null ? null : storedAgain(original.lastMade),
  };
  const created = await platform.database
    .write(scope, async (tx) => {
      const copy = await writeRecipe(platform, tx, input, locale, {
        id,
        columns,
        isCopy: true,
        isWhole: true,
      });
      await copyLineSubstitutions(platform, tx, { from: original.id, to: id, renamed });
      await publishCreated(platform, tx, copy, 'duplicated');
      return copy;
    })
    .catch(async (error: unknown) => {
      await deleteRecipeFiles(platform, { recipeId: id });
      throw error;
    });
  return getRecipe(platform, scope, created.id);
}

/** The original's content with references of its own: the steps point to the copied ingredients. */
function buildCopy(original: Recipe, id: string, renamed: ReadonlyMap<string, string>): RecipeInput {
  return {
    ...original,
    lastMade: undefined,
    createdAt: undefined,
    dateAdded: undefined,
    recipeIngredient: original.recipeIngredient.map((one) => ({
      ...one,
      referenceId: renamed.get(one.referenceId),
    })),
    recipeInstructions: original.recipeInstructions.map((step) => ({
      ...step,
      text: step.text.replaceAll(original.id, id),
      ingredientReferences: step.ingredientReferences.map(({ referenceId }) => ({
        referenceId: renamed.get(referenceId ?? '') ?? null,
      })),
    })),
    settings: original.settings === null ? undefined : { ...original.settings, locked: undefined },
  };
}

/** A travelled instant in stored width. */
function storedAgain(instant: string): string {
  return instant.length === 27 ? instant : `${instant.slice(0, 19)}.000000Z`;
}
