import type { IngredientFood, IngredientUnit, RecipeSummary } from '@hearth/contract';
import { displayIngredient } from '@hearth/domain/ingredients/display';
import { findMeasure } from '@hearth/domain/ingredients/lines';
import { one, times, toNumber } from '@hearth/domain/measures/rationals';
import {
  buyableIngredients,
  exactAmount,
  type ItemPlan,
  planCreation,
  planRemoval,
  type RecipeItem,
  recipeItems,
  type RecipeShare,
  type ShoppingItem,
  type UnitRatio,
  buildUnitRatio,
} from '@hearth/domain/shopping/merge';
import { recipeItemId } from '@hearth/domain/shopping/sync';
import type { AddedIngredient, ListItem, RecipeAddition, RecipesOperation } from './list-operation.ts';

type Adding = Extract<RecipesOperation, { kind: 'addRecipes' }>;
type Removing = Extract<RecipesOperation, { kind: 'removeRecipe' }>;

/** An item for the merge rules, with the item that the list shows. */
interface Shown extends ShoppingItem {
  readonly shown: ListItem;
}

/** What the ingredients of a recipe put on a list: the items that the server will make of them. */
export function itemsOfRecipe(
  recipe: RecipeSummary,
  scale: number,
  ingredients: readonly AddedIngredient[],
): readonly ListItem[] {
  const addition: RecipeAddition = { id: '', recipe, scale, chosen: ingredients, known: null };
  const list = { listId: '', now: '', all: [] };
  return buildItems(addition, buildRatio([], [addition])).map((item) =>
    shownAs(newItem(item, addition, list)),
  );
}

/** Items after recipes are added, as the server will merge them; recipes that are not loaded add nothing. */
export function withRecipes(
  items: readonly ListItem[],
  { listId, recipes, now }: Adding,
): readonly ListItem[] {
  return recipes.reduce((all, addition) => {
    const ratio = buildRatio(all, [addition]);
    const exactItems = all.map(exact);
    const added = buildItems(addition, ratio).map((item) => newItem(item, addition, { listId, now, all }));
    // Items of the server win over optimistic ones.
    const existingIds = new Set(all.map(({ id }) => id));
    return afterPlan(
      all,
      planCreation(
        exactItems,
        added.filter(({ id }) => !existingIds.has(id)),
        ratio,
      ),
    );
  }, items);
}

/** Items after a recipe is removed `times` times. */
export function withoutRecipe(
  items: readonly ListItem[],
  { recipeId, times: decrement }: Removing,
): readonly ListItem[] {
  return afterPlan(items, planRemoval(items.map(exact), recipeId, exactAmount(decrement)));
}

/** The item of the list that the server will merge a new one into, as it will be then; undefined where it stays alone. */
export function findMerged(items: readonly ListItem[], added: ListItem): ListItem | undefined {
  const units = [...items, added].flatMap(({ unit }) => unit ?? []);
  const { updated } = planCreation(items.map(exact), [exact(added)], buildUnitsRatio(units));
  return updated.map(shownAs)[0];
}

/** The ids of the optimistic items of pending recipes. */
export function idsOfRecipes({ recipes }: Adding): string[] {
  return recipes.flatMap((addition) =>
    buildItems(addition, buildRatio([], [addition])).map((item) => recipeItemId(addition.id, item)),
  );
}

function buildItems(addition: RecipeAddition, ratio: UnitRatio): RecipeItem[] {
  return recipeItems(buyableIngredients(getIngredients(addition)), exactAmount(addition.scale), ratio);
}

/** The ratios between the units of items and ingredients. */
function buildRatio(items: readonly ListItem[], additions: readonly RecipeAddition[]): UnitRatio {
  return buildUnitsRatio([...items, ...additions.flatMap(getIngredients)].flatMap(({ unit }) => unit ?? []));
}

function buildUnitsRatio(units: readonly IngredientUnit[]): UnitRatio {
  return buildUnitRatio(
    new Map(
      units.flatMap((unit) => {
        const measure = findMeasure(unit);
        return measure === undefined ? [] : [[unit.id, measure]];
      }),
    ),
  );
}

function getIngredients({ chosen, known }: RecipeAddition) {
  return chosen ?? known ?? [];
}

function exact(shown: ListItem): Shown {
  const { id, shoppingListId, checked, note, foodId, unitId, extras } = shown;
  // Lists that a device stored before items had words have none.
  const originalText = shown.originalText ?? null;
  const recipeReferences = shown.recipeReferences.map((share): RecipeShare => {
    const recipeQuantity = exactAmount(share.recipeQuantity);
    const recipeScale = share.recipeScale === null ? null : exactAmount(share.recipeScale);
    const { recipeId, recipeNote } = share;
    // Nor do references that it stored before they said their recipes within.
    const fromRecipes = share.fromRecipes ?? [];
    const contribution = times(recipeQuantity, recipeScale ?? one);
    return { id: share.id, recipeId, recipeQuantity, recipeScale, recipeNote, contribution, fromRecipes };
  });
  const quantity = exactAmount(shown.quantity);
  const plain = { id, shoppingListId, checked, note, originalText, foodId, unitId, extras };
  return { ...plain, quantity, recipeReferences, shown };
}

function newItem(
  { quantity, recipeQuantity, recipeNote, fromRecipes, ...item }: RecipeItem,
  addition: RecipeAddition,
  { listId, now, all }: { readonly listId: string; readonly now: string; readonly all: readonly ListItem[] },
): Shown {
  const { foodId, unitId, note, originalText } = item;
  const id = recipeItemId(addition.id, item);
  const { food, unit } = findCatalogEntries(addition, { foodId, unitId });
  const isFood = foodId !== null;
  const recipeScale = exactAmount(addition.scale);
  const share = {
    id,
    recipeId: addition.recipe.id,
    recipeQuantity,
    recipeScale,
    recipeNote,
    contribution: quantity,
    fromRecipes,
  };
  const plain = {
    id,
    shoppingListId: listId,
    checked: false,
    note,
    originalText,
    foodId,
    unitId,
    extras: {},
  };
  const shown: ListItem = {
    ...plain,
    quantity: toNumber(quantity),
    food,
    unit,
    isFood,
    disableAmount: !isFood,
    display: displayIngredient(
      { quantity: toNumber(quantity), unit, food, note },
      { disableAmount: !isFood },
    ),
    position: 0,
    label: food?.label ?? null,
    labelId: food?.label?.id ?? null,
    recipeReferences: [],
    groupId: all[0]?.groupId ?? addition.recipe.groupId,
    householdId: all[0]?.householdId ?? addition.recipe.householdId,
    createdAt: now,
    updatedAt: now,
  };
  return { ...plain, quantity, recipeReferences: [share], shown };
}

function findCatalogEntries(
  addition: RecipeAddition,
  { foodId, unitId }: Pick<RecipeItem, 'foodId' | 'unitId'>,
): { food: IngredientFood | null; unit: IngredientUnit | null } {
  const ingredients = getIngredients(addition);
  return {
    food: ingredients.find(({ food }) => food?.id === foodId)?.food ?? null,
    unit: ingredients.find(({ unit }) => unit?.id === unitId)?.unit ?? null,
  };
}

/** The items after a plan; unchanged ones keep their identity. */
function afterPlan(
  items: readonly ListItem[],
  { created, updated, deleted }: ItemPlan<Shown>,
): readonly ListItem[] {
  const changed = new Map(updated.map((item) => [item.id, shownAs(item)]));
  const deletedIds = new Set(deleted.map(({ id }) => id));
  return [
    ...items.filter(({ id }) => !deletedIds.has(id)).map((item) => changed.get(item.id) ?? item),
    ...created.map(shownAs),
  ];
}

function shownAs({ shown, quantity, note, extras, recipeReferences }: Shown): ListItem {
  return {
    ...shown,
    quantity: toNumber(quantity),
    note,
    extras,
    recipeReferences: recipeReferences.map((share) => ({
      id: share.id,
      recipeId: share.recipeId,
      recipeQuantity: toNumber(share.recipeQuantity),
      recipeScale: share.recipeScale === null ? null : toNumber(share.recipeScale),
      recipeNote: share.recipeNote,
      shoppingListItemId: shown.id,
      fromRecipes: [...share.fromRecipes],
    })),
  };
}
