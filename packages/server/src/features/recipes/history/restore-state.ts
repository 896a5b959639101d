import { type OrganizerKind, type Recipe, RecipeInput } from '@hearth/contract';
import type { RecipeContent } from '@hearth/domain/recipes/history';
import type { GroupReader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { JsonText } from '../../../platform/http/answers/json-text.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOrganizersAmong } from '../organizers/index.ts';
import { deleteRecipeImage, readEarlierPicture, saveRecipeImage } from '../images/index.ts';
import { changeRecipe, requireEditable, requireRecipe } from '../recipe/index.ts';
import { findExistingIds } from '../../catalog/foods/index.ts';
import { getRecipe, readRecipe } from '../documents/index.ts';
import { findState } from './history.service.ts';

/**
 * Makes a recipe what it was in an earlier state: a change of its own, so that it can be undone. Its picture comes back
 * as well. Whether it is locked stays as it is; comments, ratings and dates are no part of a state.
 * @throws AppError `recipeNotFound`, `itemNotFound`, `recipePermissionDenied`, `recipeExists` if the name is taken
 */
export async function restoreState(
  platform: Platform,
  scope: MemberScope,
  { slugOrId, stateId }: { readonly slugOrId: string; readonly stateId: string },
): Promise<JsonText<Recipe>> {
  const reader = platform.database.read(scope);
  requireEditable(scope, await requireRecipe(reader, slugOrId));
  const recipe = await readRecipe(platform, scope, slugOrId);
  const { content } = await findState(platform, scope, recipe, stateId);
  const input = await findInput(reader, content);
  const picture = await findPicture(platform, recipe, content.image);
  await changeRecipe(platform, scope, {
    slugOrId: recipe.id,
    input,
    mode: 'patch',
    ifMatch: null,
    restores: true,
  });
  await restorePicture(platform, scope, recipe, picture);
  return getRecipe(platform, scope, recipe.id);
}

/** What becomes of the picture; it is read before anything changes. */
async function findPicture(
  platform: Platform,
  recipe: Recipe,
  image: string | null,
): Promise<Buffer | 'same' | 'none'> {
  if (image === recipe.image) return 'same';
  return image === null ? 'none' : ((await readEarlierPicture(platform, recipe.id, image)) ?? 'same');
}

async function restorePicture(
  platform: Platform,
  scope: MemberScope,
  recipe: Recipe,
  picture: Buffer | 'same' | 'none',
): Promise<void> {
  if (picture === 'same') return;
  if (picture === 'none') await deleteRecipeImage(platform, scope, recipe.id);
  else await saveRecipeImage(platform, scope, recipe.id, picture);
}

/** A content as a change; words that the group has no more stay as text. */
async function findInput(reader: GroupReader, content: RecipeContent): Promise<RecipeInput> {
  const { image: _image, settings, ...rest } = content;
  const { locked: _locked, ...switches } = settings;
  return RecipeInput.parse({
    ...rest,
    settings: switches,
    recipeCategory: await organizers(reader, 'categories', content.recipeCategory),
    tags: await organizers(reader, 'tags', content.tags),
    tools: await organizers(reader, 'tools', content.tools),
    recipeIngredient: await ingredients(reader, content.recipeIngredient),
  });
}

type Words = readonly { readonly id: string | null; readonly name: string }[];

/** A deleted organizer is found by its name, or created again. */
async function organizers(reader: GroupReader, kind: OrganizerKind, words: Words) {
  const ids = words.map(({ id }) => id).filter((id) => id !== null);
  const known = new Set((await findOrganizersAmong(reader, kind, ids)).map(({ id }) => id));
  return words.map(({ id, name }) => (id !== null && known.has(id) ? { id, name } : { name }));
}

/** The name of a deleted food or unit goes into the note, so that the line stays complete. */
async function ingredients(reader: GroupReader, lines: RecipeContent['recipeIngredient']) {
  const listIds = (of: 'food' | 'unit') =>
    lines.map((line) => line[of]?.id ?? null).filter((id) => id !== null);
  const foods = await findExistingIds(reader, 'foods', listIds('food'));
  const units = await findExistingIds(reader, 'units', listIds('unit'));
  return lines.map(({ display: _display, food, unit, note, referenceId, ...line }) => {
    const hasFood = food === null || foods.has(food.id ?? '');
    const hasUnit = unit === null || units.has(unit.id ?? '');
    const words = [hasUnit ? '' : unit.name, hasFood ? '' : food.name, note];
    return {
      ...line,
      referenceId: referenceId ?? undefined,
      note: words.filter((word) => word !== '').join(' '),
      food: hasFood ? food : null,
      unit: hasUnit ? unit : null,
    };
  });
}
