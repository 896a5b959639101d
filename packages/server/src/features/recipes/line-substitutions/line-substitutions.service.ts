import type {
  LineSubstitution,
  Recipe,
  RecipeSubstitutions,
  SentSubstitution,
  Substitutions,
} from '@hearth/contract';
import { listSubstitutes } from '@hearth/domain/recipes/substitutions';
import type { GroupReader } from '../../../platform/db/database.ts';
import {
  bumpLibraryRevision,
  recordChangedRecipes,
} from '../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  buildPresenter,
  findLineSubstitutions,
  findSubstitutionsForRecipe,
  type FoodSubstitutionRow,
  getSubstitutionTexts,
  writeSubstitutions,
} from '../../catalog/substitutions/index.ts';
import { readRecipe, readRecipeDocument } from '../documents/index.ts';
import { requireEditable, requireRecipe } from '../recipe/index.ts';

/**
 * What may be taken in the place of the lines of a recipe: for each line its own substitutions, then those of its food.
 * @throws AppError `recipeNotFound`
 */
export async function readRecipeSubstitutions(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
): Promise<RecipeSubstitutions> {
  const recipe = await readRecipe(platform, scope, slugOrId);
  return { substitutions: await listLineSubstitutions(platform.database.read(scope), recipe) };
}

/**
 * A recipe with what may be taken in the place of its lines as a last note, for files and paper. What holds for foods
 * everywhere belongs to the kitchen and is left out.
 */
export async function withSubstitutesNote(
  reader: GroupReader,
  recipe: Recipe,
  locale: Locale,
): Promise<Recipe> {
  if ((await findLineSubstitutions(reader, [recipe.id])).length === 0) return recipe;
  const here = (await listLineSubstitutions(reader, recipe)).filter(({ isHere }) => isHere);
  const text = listSubstitutes(recipe.recipeIngredient, here);
  const title = getSubstitutionTexts(locale)['title'] ?? '';
  return text === '' ? recipe : { ...recipe, notes: [...recipe.notes, { title, text }] };
}

async function listLineSubstitutions(reader: GroupReader, recipe: Recipe): Promise<LineSubstitution[]> {
  const lines = recipe.recipeIngredient;
  const foodIds = [...new Set(lines.flatMap(({ food }) => food?.id ?? []))];
  const rows = await findSubstitutionsForRecipe(reader, recipe.id, foodIds);
  const present = await buildPresenter(reader, rows);
  const own = new Set(lines.map(({ referenceId }) => referenceId));
  return lines.flatMap(({ food, referenceId }) => {
    const ofFood = rows.filter((row) => row.food_id === food?.id);
    const here = ofFood.filter((row) => row.recipe_id !== null && isForLine(row, referenceId, own));
    const general = ofFood.filter((row) => row.recipe_id === null);
    return [...here, ...general].map((row) => ({
      ...present(row),
      referenceId,
      isHere: row.recipe_id !== null,
    }));
  });
}

/** Clients may write a recipe without the ids of its lines: then what a line had holds for those with the same food. */
function isForLine(
  { reference_id: id }: FoodSubstitutionRow,
  referenceId: string,
  own: ReadonlySet<string>,
): boolean {
  return id === referenceId || !own.has(id ?? '');
}

/**
 * Replaces what may be taken in the place of one line of a recipe.
 * @throws AppError `recipeNotFound`, `recipePermissionDenied`, `itemNotFound` for a line without a food, or a food or a
 * unit that the group does not have, `substituteOfItself`
 */
export async function saveLineSubstitutions(
  platform: Platform,
  scope: MemberScope,
  {
    slugOrId,
    referenceId,
    sent,
  }: { readonly slugOrId: string; readonly referenceId: string; readonly sent: readonly SentSubstitution[] },
): Promise<Substitutions> {
  return platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    const recipe = await requireRecipe(tx, slugOrId);
    requireEditable(scope, recipe);
    const { recipeIngredient } = await readRecipeDocument(tx, recipe.id);
    const line = recipeIngredient.find((one) => one.referenceId === referenceId);
    const foodId = line?.food?.id ?? fail('itemNotFound');
    recordChangedRecipes(tx, [recipe.id]);
    return writeSubstitutions(platform, tx, { foodId, line: { recipeId: recipe.id, referenceId } }, sent);
  });
}
