import type { IngredientsRead, Recipe, RecipeInput } from '@hearth/contract';
import { isTextAlone, withoutTextCount } from '@hearth/domain/ingredients/display';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readIngredients } from '../../catalog/ingredient-parser/index.ts';
import { readDocuments } from '../documents/index.ts';
import { changeEach, idsToChange } from '../recipe/index.ts';

type Row = Recipe['recipeIngredient'][number];
type Ingredients = NonNullable<RecipeInput['recipeIngredient']>;
type ReadRow = Awaited<ReturnType<typeof readIngredients>>[number];

/**
 * Reads the ingredients of recipes that are still text, and says how many have become amount, unit and food. A line that
 * a user changes meanwhile stays as it was changed.
 * @throws AppError `recipeNotFound`, `recipePermissionDenied`: then no recipe is changed
 */
export async function readIngredientsOf(
  platform: Platform,
  scope: MemberScope,
  slugs: readonly string[],
): Promise<IngredientsRead[]> {
  const ids = await idsToChange(platform, scope, slugs);
  const found = await readDocuments(platform, scope.groupId, ids);
  const recipes = found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const read = new Map<string, ReadRow>();
  const reports: IngredientsRead[] = [];
  for (const { slug, name, recipeIngredient } of recipes) {
    const texts = recipeIngredient.filter(isTextAlone);
    const rows = await readIngredients(platform, scope, texts.map(buildLine));
    const understood = texts.flatMap(({ referenceId }, at) => {
      const row = rows[at];
      return row?.food ? [[referenceId, row] as const] : [];
    });
    for (const [id, row] of understood) read.set(id, row);
    reports.push({ slug, name, read: understood.length, left: texts.length - understood.length });
  }
  const changed = reports.filter((report) => report.read > 0).map(({ slug }) => slug);
  await changeEach(platform, scope, changed, (recipe) => withRead(recipe, read));
  return reports;
}

function buildLine({ title, note }: Row) {
  return { title, note: note ?? '' };
}

function withRead({ recipeIngredient, settings }: Recipe, read: ReadonlyMap<string, ReadRow>): RecipeInput {
  const hidden = settings?.disableAmount === true;
  const rows: Ingredients = recipeIngredient.map((row) => {
    const found = read.get(row.referenceId);
    if (found?.originalText === row.note && isTextAlone(row))
      return { ...row, ...found, disableAmount: false };
    return hidden ? withoutTextCount(row) : row;
  });
  return { recipeIngredient: rows, settings: { ...settings, disableAmount: false } };
}
