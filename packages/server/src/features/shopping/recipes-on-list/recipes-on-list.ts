import { limits } from '@hearth/contract';
import {
  compare,
  minus,
  plus,
  rationalFromText,
  rationalText,
  zero,
} from '@hearth/domain/measures/rationals';
import {
  type BuyableIngredient,
  exactAmount,
  planCreation,
  planRemoval,
  type RecipeItem,
  recipeItems,
} from '@hearth/domain/shopping/merge';
import { initialVersion, recipeItemId } from '@hearth/domain/shopping/sync';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Addition, type Additions, buildClue } from './additions.ts';
import { ItemChanges } from '../items/item-changes.ts';
import type { LabelGuess } from '../items/item-labels.ts';
import { findCatalogEntries, findRatios, type CatalogEntries } from '../items/item-entries.ts';
import { findItemsOf } from '../store/stored-items.repository.ts';
import { beginEdit, type ChangeContext } from '../store/lock-lists.ts';
import { deleteListRecipe, findListRecipes, saveListRecipes } from '../store/list-recipes.repository.ts';
import { findExistingIds } from '../store/merged-items.repository.ts';
import { publishItemEvents } from '../store/shopping-list-events.ts';
import { itemKey, type StoredItem } from '../store/stored-item.ts';

/**
 * Adds the ingredients of recipes to a list: all or none.
 * @throws AppError `itemNotFound` if the household does not have the list, `recipeNotFound`,
 * `tooManyIngredients`
 */
export async function addToList(
  platform: Platform,
  tx: Tx<MemberScope>,
  { listId, additions }: { readonly listId: string; readonly additions: Additions },
  editor: ChangeContext,
): Promise<void> {
  const edit = await beginEdit(tx, [listId], editor);
  if (!additions.isComplete) fail('recipeNotFound');
  const ingredients = additions.all.flatMap((one) => one.ingredients);
  const { shoppingIngredients: max } = limits;
  if (ingredients.length > max) fail('tooManyIngredients', { max });
  const changes = new ItemChanges(await findItemsOf(tx, [listId]));
  const catalog = await findCatalogEntries(tx, ingredients);
  const ratio = await findRatios(tx, [...changes.items, ...ingredients]);
  const wanted = additions.all.map((addition) => {
    const resolved = addition.ingredients.map((one) => withResolvedIds(one, catalog));
    const scale = exactAmount(addition.scale);
    return { addition, items: recipeItems(resolved, scale, ratio, addition.laterOnes) };
  });
  const idOf = await insertOrFind(platform, tx, wanted);
  const { labelGuess } = additions;
  for (const { addition, items } of wanted) {
    const stamp = { scope: tx.scope, listId, addition, now: edit.now, catalog, labelGuess };
    const stored = items.map((item) => storedItem(platform, item, idOf(addition, item), stamp));
    const plan = planCreation(changes.items, stored, ratio);
    // Only a device that made the ids may refer to items by them.
    changes.apply(addition.id === null ? { ...plan, mergedInto: new Map() } : plan);
  }
  await publishItemEvents(platform, tx, await changes.save(tx, edit));
  await countRecipes(platform, tx, listId, additions.all);
}

/** The ingredient without ids that the catalog does not have. */
function withResolvedIds(ingredient: BuyableIngredient, { foods, units }: CatalogEntries): BuyableIngredient {
  const { foodId, unitId } = ingredient;
  return {
    ...ingredient,
    foodId: foods.has(foodId ?? '') ? foodId : null,
    unitId: units.has(unitId ?? '') ? unitId : null,
  };
}

interface Wanted {
  readonly addition: Addition;
  readonly items: readonly RecipeItem[];
}

/** The ids of new items: derived from the addition of a device, or random if the derived id exists. */
async function insertOrFind({ random }: Platform, tx: Tx<MemberScope>, wanted: readonly Wanted[]) {
  const derivedIds = wanted.flatMap(({ addition: { id }, items }) =>
    id === null ? [] : items.map((item) => recipeItemId(id, item)),
  );
  const existingIds = new Set((await findExistingIds(tx, derivedIds)).map(({ id }) => id));
  return ({ id }: Addition, item: RecipeItem): string => {
    const newId = id === null ? random.uuid() : recipeItemId(id, item);
    if (existingIds.has(newId)) return random.uuid();
    existingIds.add(newId);
    return newId;
  };
}

interface Stamp {
  readonly scope: MemberScope;
  readonly listId: string;
  readonly addition: Addition;
  readonly now: string;
  readonly catalog: CatalogEntries;
  readonly labelGuess: LabelGuess;
}

function storedItem(
  { random }: Platform,
  recipeItem: RecipeItem,
  id: string,
  { scope, listId, addition: { recipeId, scale }, now, catalog, labelGuess }: Stamp,
): StoredItem {
  const { quantity, recipeQuantity, recipeNote, fromRecipes, ...item } = recipeItem;
  const recipeScale = exactAmount(scale);
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
    labelId: catalog.foods.get(item.foodId ?? '')?.labelId ?? labelGuess(buildClue(recipeItem)),
    createdAt: now,
    updatedAt: now,
    version: initialVersion,
    recipeReferences: [
      {
        id: random.uuid(),
        recipeId,
        recipeQuantity,
        recipeScale,
        recipeNote,
        contribution: quantity,
        fromRecipes,
      },
    ],
  };
}

async function countRecipes(
  platform: Platform,
  tx: Tx<MemberScope>,
  listId: string,
  additions: readonly Addition[],
): Promise<void> {
  const rowsByRecipe = new Map((await findListRecipes(tx, [listId])).map((row) => [row.recipe_id, row]));
  const scales = new Map([...rowsByRecipe].map(([id, { scale }]) => [id, rationalFromText(scale)]));
  for (const { recipeId, scale } of additions)
    scales.set(recipeId, plus(scales.get(recipeId) ?? zero, exactAmount(scale)));
  const rows = [...new Set(additions.map(({ recipeId }) => recipeId))].map((recipe_id) => ({
    id: rowsByRecipe.get(recipe_id)?.id ?? platform.random.uuid(),
    list_id: listId,
    recipe_id,
    scale: rationalText(scales.get(recipe_id) ?? zero),
  }));
  await saveListRecipes(tx, rows);
}

/** A recipe to remove from a list. */
interface Removal {
  readonly listId: string;
  readonly recipeId: string;
  readonly times: number;
  /** Whether an item stays without an amount if the removal leaves nothing of it. */
  readonly isWanted?: (item: StoredItem) => boolean;
}

/**
 * Removes a recipe `times` times. A recipe that is not on the list changes nothing.
 * @returns the ids of items that stay only because they are wanted
 * @throws AppError `itemNotFound`
 */
export async function removeFromList(
  platform: Platform,
  tx: Tx<MemberScope>,
  { listId, recipeId, times, isWanted = () => false }: Removal,
  editor: ChangeContext,
): Promise<string[]> {
  const edit = await beginEdit(tx, [listId], editor);
  const changes = new ItemChanges(await findItemsOf(tx, [listId]));
  const plan = planRemoval(changes.items, recipeId, exactAmount(times), isWanted);
  changes.applyRemoval(plan);
  await publishItemEvents(platform, tx, await changes.save(tx, edit));
  await uncountRecipe(tx, { listId, recipeId, times });
  return plan.retained.map(({ id }) => id);
}

async function uncountRecipe(tx: Tx<MemberScope>, { listId, recipeId, times }: Removal): Promise<void> {
  const row = (await findListRecipes(tx, [listId])).find(({ recipe_id }) => recipe_id === recipeId);
  if (row === undefined) return;
  const rest = minus(rationalFromText(row.scale), exactAmount(times));
  if (compare(rest, zero) <= 0) await deleteListRecipe(tx, { listId, recipeId });
  else await saveListRecipes(tx, [{ ...row, scale: rationalText(rest) }]);
}
