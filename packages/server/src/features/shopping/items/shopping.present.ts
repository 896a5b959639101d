import type { RecipeSummary, ShoppingListItemOut, ShoppingListSummary } from '@hearth/contract';
import { displayIngredient } from '@hearth/domain/ingredients/display';
import { rationalFromText, toNumber } from '@hearth/domain/measures/rationals';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { wireInstant } from '../../../platform/db/values/stored-instant.ts';
import type { CatalogEntries } from './item-entries.ts';
import type {
  ShoppingListLabelRow,
  ShoppingListRecipeRow,
  ShoppingListRow,
} from '../store/shopping.tables.ts';
import { extrasFromText } from '../store/stored-extras.ts';
import type { StoredItem } from '../store/stored-item.ts';

/** An item as the contract has it. Without a label it shows the label of its food. */
export function presentItem(
  item: StoredItem,
  catalog: CatalogEntries,
  scope: MemberScope,
): ShoppingListItemOut {
  const food = catalog.foods.get(item.foodId ?? '') ?? null;
  const unit = catalog.units.get(item.unitId ?? '') ?? null;
  const label = catalog.labels.get(item.labelId ?? food?.labelId ?? '') ?? null;
  const { isFood, note } = item;
  const quantity = toNumber(item.quantity);
  return {
    quantity,
    unit,
    food,
    note,
    originalText: item.originalText,
    isFood,
    disableAmount: !isFood,
    display: displayIngredient({ quantity, unit, food, note }, { disableAmount: !isFood }),
    shoppingListId: item.shoppingListId,
    checked: item.checked,
    position: item.position,
    foodId: food?.id ?? null,
    labelId: label?.id ?? null,
    unitId: unit?.id ?? null,
    extras: item.extras,
    id: item.id,
    groupId: scope.groupId,
    householdId: scope.householdId,
    label,
    recipeReferences: presentShares(item),
    createdAt: wireInstant(item.createdAt),
    updatedAt: wireInstant(item.updatedAt),
  };
}

function presentShares({ id, recipeReferences }: StoredItem): ShoppingListItemOut['recipeReferences'] {
  return recipeReferences
    .filter(({ isHidden }) => isHidden !== true)
    .map((share) => ({
      recipeId: share.recipeId,
      recipeQuantity: toNumber(share.recipeQuantity),
      recipeScale: share.recipeScale === null ? null : toNumber(share.recipeScale),
      recipeNote: share.recipeNote,
      id: share.id,
      shoppingListItemId: id,
      fromRecipes: [...share.fromRecipes],
    }));
}

/** Rows of other tables that belong to lists. */
export interface ListParts {
  readonly labels: CatalogEntries['labels'];
  readonly settings: readonly ShoppingListLabelRow[];
  readonly recipes: readonly ShoppingListRecipeRow[];
  readonly summaries: ReadonlyMap<string, RecipeSummary>;
}

/** A list as the contract has it, without its items. Recipes in the trash are left out. */
export function presentList(row: ShoppingListRow, parts: ListParts, scope: MemberScope): ShoppingListSummary {
  return {
    name: row.name,
    extras: extrasFromText(row.extras),
    createdAt: wireInstant(row.created_at),
    updatedAt: wireInstant(row.updated_at),
    groupId: row.group_id,
    userId: row.user_id,
    id: row.id,
    householdId: scope.householdId,
    sequence: row.sequence,
    recipeReferences: parts.recipes.filter(({ list_id }) => list_id === row.id).flatMap(presentRecipe(parts)),
    labelSettings: parts.settings.filter(({ list_id }) => list_id === row.id).flatMap(presentSetting(parts)),
  };
}

function presentRecipe({ summaries }: ListParts) {
  return ({ id, list_id, recipe_id, scale }: ShoppingListRecipeRow) => {
    const recipe = summaries.get(recipe_id);
    if (recipe === undefined) return [];
    const recipeQuantity = toNumber(rationalFromText(scale));
    return [{ id, shoppingListId: list_id, recipeId: recipe_id, recipeQuantity, recipe }];
  };
}

function presentSetting({ labels }: ListParts) {
  return ({ id, list_id, label_id, position }: ShoppingListLabelRow) => {
    const label = labels.get(label_id);
    return label === undefined ? [] : [{ shoppingListId: list_id, labelId: label_id, position, id, label }];
  };
}
