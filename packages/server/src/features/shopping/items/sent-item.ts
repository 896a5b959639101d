import type { SentRecipeReference, ShoppingListItemCreate, ShoppingListItemPatch } from '@hearth/contract';
import { amountFlags } from '@hearth/domain/ingredients/display';
import { one, times, toNumber, zero } from '@hearth/domain/measures/rationals';
import { exactAmount, type RecipeShare, tidySources } from '@hearth/domain/shopping/merge';
import { initialVersion } from '@hearth/domain/shopping/sync';
import { writeNote } from '@hearth/domain/ingredients/notes';
import type { EntryLinks, SentEntry } from '../../catalog/foods/index.ts';
import type { Random } from '../../../platform/random/random.ts';
import type { CatalogEntries } from './item-entries.ts';
import { extrasText, type StoredItem } from '../store/stored-item.ts';

type Sent = ShoppingListItemPatch;

/** The catalog entries and recipes of the group that inputs refer to. */
export interface ResolvedReferences {
  readonly links: EntryLinks;
  readonly catalog: CatalogEntries;
  readonly recipes: ReadonlyMap<string, unknown>;
  readonly random: Random;
}

/** The food and the unit of an input, given by id, as an object, or both; undefined where it says nothing of them. */
export function namedIn({ food, foodId, unit, unitId }: Sent): { food: SentEntry; unit: SentEntry } {
  return { food: joinEntry(foodId, food), unit: joinEntry(unitId, unit) };
}

/** The id counts where it and the object differ. */
function joinEntry(id: string | null | undefined, entry: Sent['food'] | Sent['unit']): SentEntry {
  if (id === null || id === undefined) return entry === undefined ? id : entry;
  return entry && (entry.id ?? id) === id ? { ...entry, id } : { id };
}

/** A new item. `labelGuess` applies if it has neither a label nor a food. */
export function newItem(
  input: ShoppingListItemCreate,
  references: ResolvedReferences,
  stamp: { key: string; id: string; now: string; labelGuess: string | null },
): StoredItem {
  const empty: StoredItem = {
    key: stamp.key,
    id: stamp.id,
    shoppingListId: input.shoppingListId,
    quantity: zero,
    checked: false,
    note: '',
    originalText: null,
    foodId: null,
    unitId: null,
    extras: {},
    position: 0,
    isFood: false,
    labelId: null,
    createdAt: stamp.now,
    updatedAt: stamp.now,
    version: initialVersion,
    recipeReferences: [],
  };
  const item = changedItem(empty, input, references);
  const { isFood } = amountFlags(input, item.foodId !== null);
  const ofFood = references.catalog.foods.get(item.foodId ?? '')?.labelId ?? null;
  return { ...item, isFood, labelId: item.labelId ?? ofFood ?? stamp.labelGuess };
}

/** The item after a change; absent fields keep their values. */
export function changedItem(
  item: StoredItem,
  input: Sent,
  { links, catalog, recipes, random }: ResolvedReferences,
): StoredItem {
  const named = namedIn(input);
  const quantity = changedQuantity(item, input.quantity);
  const food = links.food(named.food === undefined ? { id: item.foodId } : named.food, toNumber(quantity));
  const unit = links.unit(named.unit === undefined ? { id: item.unitId } : named.unit, toNumber(quantity));
  const { labelId = item.labelId, note = item.note, originalText = item.originalText } = input;
  return {
    ...item,
    shoppingListId: input.shoppingListId ?? item.shoppingListId,
    quantity,
    checked: input.checked ?? item.checked,
    note: writeNote({ unit: unit.words, food: food.words }, note ?? ''),
    originalText: originalText?.trim() || null,
    foodId: food.id,
    unitId: unit.id,
    labelId: catalog.labels.has(labelId ?? '') ? labelId : null,
    extras: input.extras === undefined ? item.extras : extrasText(input.extras),
    position: input.position ?? item.position,
    isFood: input.isFood ?? (typeof input.disableAmount === 'boolean' ? !input.disableAmount : item.isFood),
    recipeReferences:
      input.recipeReferences === undefined
        ? item.recipeReferences
        : changedShares(
            item,
            input.recipeReferences.filter(({ recipeId }) => recipes.has(recipeId)),
            random,
          ),
  };
}

/** A quantity that is sent back as it was answered keeps its exact value. */
function changedQuantity({ quantity }: StoredItem, sent: number | undefined): StoredItem['quantity'] {
  return sent === undefined || sent === toNumber(quantity) ? quantity : exactAmount(sent);
}

function changedShares(
  { recipeReferences }: StoredItem,
  sent: readonly SentRecipeReference[],
  random: Random,
): RecipeShare[] {
  const shares = new Map<string, RecipeShare>();
  for (const one of sent) {
    const before = recipeReferences.find(({ recipeId }) => recipeId === one.recipeId);
    if (!shares.has(one.recipeId)) shares.set(one.recipeId, changedShare(before, one, random));
  }
  return [...shares.values()];
}

function changedShare(
  before: RecipeShare | undefined,
  sent: SentRecipeReference,
  random: Random,
): RecipeShare {
  const { recipeId, recipeQuantity, recipeScale, recipeNote = null } = sent;
  const fromRecipes = tidySources(sent.fromRecipes ?? before?.fromRecipes ?? []);
  if (before !== undefined && isSameAmount(before, recipeQuantity, recipeScale))
    return { ...before, recipeNote, fromRecipes };
  const quantity = exactAmount(recipeQuantity);
  const scale = recipeScale === null ? null : exactAmount(recipeScale);
  return {
    id: before?.id ?? random.uuid(),
    recipeId,
    recipeQuantity: quantity,
    recipeScale: scale,
    recipeNote,
    contribution: times(quantity, scale ?? one),
    fromRecipes,
  };
}

function isSameAmount(before: RecipeShare, quantity: number, scale: number | null): boolean {
  const beforeScale = before.recipeScale === null ? null : toNumber(before.recipeScale);
  return toNumber(before.recipeQuantity) === quantity && beforeScale === scale;
}
