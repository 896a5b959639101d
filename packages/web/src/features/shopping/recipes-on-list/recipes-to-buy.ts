import type { Recipe, RecipeSummary } from '@hearth/contract';
import { buildThingKey } from '@hearth/domain/shopping/order';
import { type ExpandedLine, expandLines, flattenLines } from '@hearth/domain/recipes/linked';
import { isTapWater } from '@hearth/domain/shopping/tap-water';
import { type AddedIngredient, itemsOfRecipe, type ListItem } from '../sync/index.ts';

/** A recipe to add with its scale. Its ingredients are absent if the device has not loaded them. */
export interface RecipeToBuy {
  readonly recipe: RecipeSummary & { readonly recipeIngredient?: AddedIngredient[] };
  readonly scale: number;
}

/** Ingredients under one heading of their recipe. */
export interface IngredientSection {
  readonly title: string;
  readonly ingredients: readonly AddedIngredient[];
}

/** Recipes with ingredients; repeated ones are merged with the sum of their scales. */
export function recipesToBuy(recipes: readonly RecipeToBuy[]): RecipeToBuy[] {
  const byId = new Map<string, RecipeToBuy>();
  for (const { recipe, scale } of recipes) {
    if (recipe.slug === '' || recipe.recipeIngredient?.length === 0) continue;
    byId.set(recipe.id, { recipe, scale: scale + (byId.get(recipe.id)?.scale ?? 0) });
  }
  return [...byId.values()];
}

/**
 * The recipes with the lines of those within them, in the amounts that are needed, each under the name of its own recipe.
 * A recipe that is not found stays a line that names it. No line links to a recipe then: the list gets what the dialog shows.
 */
export function withInnerLines(
  recipes: readonly RecipeToBuy[],
  findRecipe: (id: string) => Recipe | undefined,
): readonly RecipeToBuy[] {
  return recipes.map((one) => {
    const { recipeIngredient } = one.recipe;
    if (!recipeIngredient?.some(({ referencedRecipe }) => referencedRecipe)) return one;
    const expanded = expandLines({ ...one.recipe, recipeIngredient }, findRecipe);
    const lines = flattenLines(orderByRecipe(expanded));
    return { ...one, recipe: { ...one.recipe, recipeIngredient: withOwnIds(lines) } };
  });
}

/** The recipe's own lines, then those of each recipe within it: no line stands below the name of another recipe. */
function orderByRecipe<Line>(lines: readonly ExpandedLine<Line>[]): ExpandedLine<Line>[] {
  const byPath = new Map<string, ExpandedLine<Line>[]>([['', []]]);
  for (const line of lines) {
    const path = line.within.map(({ id }) => id).join();
    byPath.set(path, [...(byPath.get(path) ?? []), line]);
  }
  return [...byPath.values()].flat();
}

/** A recipe that is needed twice brings the same lines twice: each gets an id that tells them apart. */
function withOwnIds(lines: readonly AddedIngredient[]): AddedIngredient[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const count = seen.get(line.referenceId) ?? 0;
    seen.set(line.referenceId, count + 1);
    return count === 0 ? line : { ...line, referenceId: countUp(line.referenceId, count) };
  });
}

/** Another id made of an id and a number: lines keep theirs when the dialog is drawn again. */
function countUp(id: string, count: number): string {
  const digits = 8;
  const first = Number.parseInt(id.slice(0, digits), 16);
  return ((first + count) % 16 ** digits).toString(16).padStart(digits, '0') + id.slice(digits);
}

/** Whether the ingredients are not loaded: the server then adds all of them. */
export function isUnread({ recipe }: RecipeToBuy): boolean {
  return recipe.recipeIngredient === undefined;
}

/** The loaded ingredients of a recipe that put something on a list. */
export function getIngredients(recipe: RecipeToBuy): readonly AddedIngredient[] {
  return (recipe.recipe.recipeIngredient ?? []).filter((one) => buildItem(recipe, one) !== undefined);
}

/** The item that an ingredient puts on a list; undefined if it names nothing to buy. */
export function buildItem({ recipe, scale }: RecipeToBuy, ingredient: AddedIngredient): ListItem | undefined {
  return itemsOfRecipe(recipe, scale, [ingredient])[0];
}

/** The ingredients by heading, with those on hand last. */
export function sectionsToBuy(ingredients: readonly AddedIngredient[]): IngredientSection[] {
  const sections: { title: string; ingredients: AddedIngredient[] }[] = [];
  for (const ingredient of ingredients) {
    const title = ingredient.title ?? '';
    const current = sections.at(-1);
    if (current === undefined || title !== '') sections.push({ title, ingredients: [ingredient] });
    else current.ingredients.push(ingredient);
  }
  return sections.map(({ title, ingredients: own }) => ({
    title,
    ingredients: [...own.filter((one) => !isOnHand(one)), ...own.filter(isOnHand)],
  }));
}

/** Whether the household has the food on hand. */
export function isOnHand({ food }: AddedIngredient): boolean {
  return food?.onHand === true;
}

/** The keys of what is still to buy on a list. */
export function listThings(items: readonly ListItem[]): ReadonlySet<string> {
  return new Set(items.filter(({ checked }) => !checked).map(buildThingKey));
}

/** The key of a row: recipes may share ingredient ids. */
export function rowKey({ recipe }: RecipeToBuy, { referenceId }: AddedIngredient): string {
  return `${recipe.id} ${referenceId}`;
}

/** The preselected ingredients: all but those on hand and what comes from the tap. */
export function firstTicked(recipes: readonly RecipeToBuy[]): ReadonlySet<string> {
  const keys = recipes.flatMap((one) =>
    getIngredients(one)
      .filter((ingredient) => !isOnHand(ingredient) && !isTapWater(ingredient.food?.name ?? ''))
      .map((ingredient) => rowKey(one, ingredient)),
  );
  return new Set(keys);
}

/** The additions: the selected ingredients of each recipe, and all of one that is not loaded. */
export function listAdditions(
  recipes: readonly RecipeToBuy[],
  ticked: ReadonlySet<string>,
): {
  recipe: RecipeSummary;
  scale: number;
  chosen: AddedIngredient[] | null;
  known: AddedIngredient[] | null;
}[] {
  const additions = recipes.map((one) => {
    const known = one.recipe.recipeIngredient ?? null;
    const chosen = known?.filter((ingredient) => ticked.has(rowKey(one, ingredient))) ?? null;
    return { recipe: pickSummary(one.recipe), scale: one.scale, chosen, known };
  });
  return additions.filter(({ chosen }) => chosen?.length !== 0);
}

/** The fields that a list shows of a recipe, to keep the stored changes small. */
function pickSummary(recipe: RecipeSummary & Partial<Recipe>): RecipeSummary {
  const {
    recipeIngredient: _ingredients,
    recipeInstructions: _steps,
    nutrition: _nutrition,
    settings: _settings,
    assets: _assets,
    notes: _notes,
    extras: _extras,
    comments: _comments,
    ...summary
  } = recipe;
  return summary;
}
