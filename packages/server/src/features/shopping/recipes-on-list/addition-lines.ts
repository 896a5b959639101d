import type { Recipe, ReferencedRecipe, ShoppingListAddRecipeParamsBulk } from '@hearth/contract';
import type { CatalogNames } from '@hearth/domain/ingredients/lines';
import { writeNote } from '@hearth/domain/ingredients/notes';
import { expandLines, flattenLines } from '@hearth/domain/recipes/linked';
import type { GroupReader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { linkEntries } from '../../catalog/foods/index.ts';
import { readRecipesWithin, summariesById } from '../../recipes/documents/index.ts';
import { findReferenced } from '../../recipes/recipe/index.ts';

/** An addition as it is sent: devices add an id. */
export type SentAddition = ShoppingListAddRecipeParamsBulk & { readonly id?: string };
type SentIngredient = NonNullable<SentAddition['recipeIngredients']>[number];

/** A food or a unit: an entry of the catalog, or a name. */
type Entry = Omit<CatalogNames, 'abbreviation'> & {
  readonly id?: string | null | undefined;
  readonly abbreviation?: string | undefined;
};

/** An ingredient of a recipe, or one that was sent, with the recipe that it is. */
type Line = Omit<SentIngredient, 'unit' | 'food' | 'referencedRecipe'> & {
  readonly unit?: Entry | null | undefined;
  readonly food?: Entry | null | undefined;
  readonly referencedRecipe?: ReferencedRecipe | null;
};

/** Whether ingredients were sent with a recipe; else all of the recipe are added. */
export function hasOwnLines({ recipeIngredients }: SentAddition): boolean {
  return Boolean(recipeIngredients);
}

/** The lines of additions. */
interface AdditionLines {
  readonly listLines: (addition: SentAddition) => readonly Line[];
  /** Whether recipes lie within some of them. */
  readonly isNested: boolean;
}

/**
 * The lines that each addition brings: those that were sent or those of the recipe, and in the place of a recipe within
 * it the lines of that one, in the amounts that are needed of it.
 */
export async function readAdditionLines(
  platform: Platform,
  scope: MemberScope,
  sent: readonly SentAddition[],
  recipes: ReadonlyMap<string, Recipe>,
): Promise<AdditionLines> {
  const own = sent.flatMap(({ recipeIngredients }) => recipeIngredients ?? []);
  const linked = await linkRecipes(platform, scope, own);
  const listOwn = ({ recipeId, recipeIngredients }: SentAddition): readonly Line[] =>
    recipeIngredients?.flatMap((one) => linked.get(one) ?? []) ??
    recipes.get(recipeId)?.recipeIngredient ??
    [];
  const lines = sent.flatMap(listOwn);
  if (lines.every(({ referencedRecipe }) => !referencedRecipe))
    return { listLines: listOwn, isNested: false };
  const findWithin = await readRecipesWithin(
    platform,
    scope,
    lines.map(({ referencedRecipe = null }) => ({ referencedRecipe })),
  );
  const listLines = (addition: SentAddition) => {
    const outer = { id: addition.recipeId, name: '', recipeIngredient: listOwn(addition) };
    return flattenLines(expandLines<Line>(outer, findWithin));
  };
  return { listLines, isNested: true };
}

/** Sent ingredients with the recipes of the group that they are. */
async function linkRecipes(
  platform: Platform,
  scope: MemberScope,
  ingredients: readonly SentIngredient[],
): Promise<ReadonlyMap<SentIngredient, Line>> {
  const find = await findReferenced(platform.database.read(scope), ingredients);
  const ids = ingredients.flatMap((one) => find(one)?.id ?? []);
  const summaries = ids.length === 0 ? null : await summariesById(platform, scope, [...new Set(ids)]);
  return new Map(
    ingredients.map((one) => {
      const named = find(one);
      const summary = summaries?.get(named?.id ?? '');
      const recipe = summary ? '' : (named?.name ?? '');
      const note = writeNote({ unit: '', food: '', recipe }, one.note ?? '');
      const referencedRecipe = summary ? { ...summary, inTrash: false } : null;
      return [one, { ...one, unit: asEntry(one.unit), food: asEntry(one.food), note, referencedRecipe }];
    }),
  );
}

function asEntry(sent: Entry | string | null | undefined): Entry | null {
  return typeof sent === 'string' ? { name: sent } : (sent ?? null);
}

/** Finds the foods and units of sent ingredients; what the group does not have becomes words of the note. */
export async function linkIngredients(reader: GroupReader, lines: readonly Line[]) {
  const links = await linkEntries(reader, {
    foods: lines.map(({ food }) => food),
    units: lines.map(({ unit }) => unit),
  });
  return (line: Line) => {
    const { quantity = null } = line;
    const food = links.food(line.food, quantity);
    const unit = links.unit(line.unit, quantity);
    return {
      ...line,
      quantity,
      food: { id: food.id, name: food.words },
      unit: { id: unit.id, name: unit.words },
    };
  };
}
