import type { ShoppingListAddRecipeParamsBulk, ShoppingListOut } from '@hearth/contract';
import { compare, minus, plus, rationalFromText, rationalText, ZERO } from '@hearth/domain/rationals';
import {
  exactAmount,
  planCreation,
  planRemoval,
  type RecipeItem,
  recipeItems,
} from '@hearth/domain/shopping-merge';
import { neverEdited } from '@hearth/domain/shopping-sync';
import type { Tx } from '../../platform/db/database.ts';
import type { MemberScope } from '../../platform/db/scope.ts';
import { storedInstant } from '../../platform/db/stored-instant.ts';
import { fail, required } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { documentsOf, findRowsOf } from '../recipes/index.ts';
import { ItemChanges } from './item-changes.ts';
import { guessLabels, type LabelGuess } from './item-labels.ts';
import { findItemWords, findRatios, type ItemWords } from './item-words.ts';
import { findItemsOf } from './items.repository.ts';
import { beginEdit } from './list-edit.ts';
import { deleteListRecipe, findListRecipes, saveListRecipes } from './list-recipes.repository.ts';
import { findList } from './lists.repository.ts';
import { getList } from './lists.service.ts';
import { type BuyableIngredient, buyableIngredients } from './recipe-ingredients.ts';
import { tellOfItems } from './shopping-list-events.ts';
import { itemKey, type StoredItem } from './stored-item.ts';

/** A recipe to add: how often, and what of it. */
interface Addition {
  readonly recipeId: string;
  readonly scale: number;
  readonly ingredients: readonly BuyableIngredient[];
}

/**
 * Adds the ingredients of recipes: all or none.
 * @throws AppError `recipeNotFound`, `itemNotFound` for a list that the household does not have
 */
export async function addRecipes(
  platform: Platform,
  scope: MemberScope,
  listId: string,
  sent: readonly ShoppingListAddRecipeParamsBulk[],
): Promise<ShoppingListOut> {
  required(await findList(platform.database.read(scope), listId), 'itemNotFound');
  const additions = await additionsOf(platform, scope, sent);
  const ingredients = additions.flatMap((one) => one.ingredients);
  const labelGuess = await guessLabels(platform.database.read(scope), ingredients.map(clueOf));
  await platform.database.write(scope, async (tx) => {
    const now = storedInstant(platform.clock.now());
    const edit = await beginEdit(tx, [listId], { now });
    const changes = new ItemChanges(await findItemsOf(tx, [listId]));
    const words = await findItemWords(tx, ingredients);
    const ratio = await findRatios(tx, [...changes.items, ...ingredients]);
    for (const { recipeId, scale, ingredients: own } of additions) {
      const known = own.map((one) => withKnown(one, words));
      const items = recipeItems(known, exactAmount(scale), ratio).map((item) =>
        storedItem(platform, item, { scope, listId, recipeId, scale, now, words, labelGuess }),
      );
      // Nobody knows these items by their ids yet.
      changes.apply({ ...planCreation(changes.items, items, ratio), mergedInto: new Map() });
    }
    await tellOfItems(platform, tx, await changes.save(tx, edit));
    await countRecipes(platform, tx, listId, additions);
  });
  return getList(platform, scope, listId);
}

async function additionsOf(
  platform: Platform,
  scope: MemberScope,
  sent: readonly ShoppingListAddRecipeParamsBulk[],
): Promise<Addition[]> {
  const ids = [...new Set(sent.map(({ recipeId }) => recipeId))];
  const known = await findRowsOf(platform.database.read(scope), ids);
  if (!ids.every((id) => known.has(id))) fail('recipeNotFound');
  const whole = sent.filter(({ recipeIngredients }) => !recipeIngredients);
  const documents = await documentsOf(
    platform,
    scope.groupId,
    whole.map(({ recipeId }) => recipeId),
  );
  const recipes = new Map(documents.map((recipe) => [recipe.id, recipe]));
  return sent.map(({ recipeId, recipeIncrementQuantity, recipeIngredients }) => ({
    recipeId,
    scale: recipeIncrementQuantity,
    ingredients: buyableIngredients(recipeIngredients ?? recipes.get(recipeId)?.recipeIngredient ?? []),
  }));
}

function clueOf({ note, foodId }: BuyableIngredient | RecipeItem) {
  return { note, isSettled: foodId !== null };
}

/** Foods and units of others are none. */
function withKnown(ingredient: BuyableIngredient, { foods, units }: ItemWords): BuyableIngredient {
  const { foodId, unitId } = ingredient;
  return {
    ...ingredient,
    foodId: foods.has(foodId ?? '') ? foodId : null,
    unitId: units.has(unitId ?? '') ? unitId : null,
  };
}

interface Stamp {
  readonly scope: MemberScope;
  readonly listId: string;
  readonly recipeId: string;
  readonly scale: number;
  readonly now: string;
  readonly words: ItemWords;
  readonly labelGuess: LabelGuess;
}

function storedItem(
  { random }: Platform,
  recipeItem: RecipeItem,
  { scope, listId, recipeId, scale, now, words, labelGuess }: Stamp,
): StoredItem {
  const { quantity, recipeQuantity, recipeNote, ...item } = recipeItem;
  const recipeScale = exactAmount(scale);
  const id = random.uuid();
  return {
    ...item,
    key: itemKey(scope, id),
    id,
    shoppingListId: listId,
    quantity,
    checked: false,
    extras: {},
    position: 0,
    isFood: item.foodId !== null,
    labelId: words.foods.get(item.foodId ?? '')?.labelId ?? labelGuess(clueOf(recipeItem)),
    createdAt: now,
    updatedAt: now,
    edited: neverEdited,
    recipeReferences: [
      { id: random.uuid(), recipeId, recipeQuantity, recipeScale, recipeNote, given: quantity },
    ],
  };
}

async function countRecipes(
  platform: Platform,
  tx: Tx<MemberScope>,
  listId: string,
  additions: readonly Addition[],
): Promise<void> {
  const known = new Map((await findListRecipes(tx, [listId])).map((row) => [row.recipe_id, row]));
  const scales = new Map([...known].map(([id, { scale }]) => [id, rationalFromText(scale)]));
  for (const { recipeId, scale } of additions)
    scales.set(recipeId, plus(scales.get(recipeId) ?? ZERO, exactAmount(scale)));
  const rows = [...new Set(additions.map(({ recipeId }) => recipeId))].map((recipe_id) => ({
    id: known.get(recipe_id)?.id ?? platform.random.uuid(),
    list_id: listId,
    recipe_id,
    scale: rationalText(scales.get(recipe_id) ?? ZERO),
  }));
  await saveListRecipes(tx, rows);
}

/**
 * Takes back what a recipe has added, so many times. One that is not on the list changes nothing.
 * @throws AppError `itemNotFound`
 */
export async function removeRecipe(
  platform: Platform,
  scope: MemberScope,
  { listId, recipeId, times }: { listId: string; recipeId: string; times: number },
): Promise<ShoppingListOut> {
  await platform.database.write(scope, async (tx) => {
    const now = storedInstant(platform.clock.now());
    const edit = await beginEdit(tx, [listId], { now });
    const changes = new ItemChanges(await findItemsOf(tx, [listId]));
    changes.apply(planRemoval(changes.items, recipeId, exactAmount(times)));
    await tellOfItems(platform, tx, await changes.save(tx, edit));
    const row = (await findListRecipes(tx, [listId])).find(({ recipe_id }) => recipe_id === recipeId);
    if (row === undefined) return;
    const rest = minus(rationalFromText(row.scale), exactAmount(times));
    if (compare(rest, ZERO) <= 0) await deleteListRecipe(tx, listId, recipeId);
    else await saveListRecipes(tx, [{ ...row, scale: rationalText(rest) }]);
  });
  return getList(platform, scope, listId);
}
