import type { IngredientFood, IngredientUnit, UsualShoppingItems } from '@hearth/contract';
import { buildThingKey } from '@hearth/domain/shopping/order';
import { raiseAmount } from '@hearth/domain/shopping/usual';
import type { ItemDraft, ListChanges, ListItem } from '../../sync/index.ts';

/** A thing that the household buys again and again, with the usual amount of it. */
export interface UsualSuggestion {
  readonly kind: 'usual';
  readonly key: string;
  readonly name: string;
  readonly draft: ItemDraft;
  /** The item that is on the list already: its amount is raised instead. */
  readonly listed: ListItem | undefined;
  /** The ticked item of the list that is taken up again. */
  readonly ticked: ListItem | undefined;
}

/** Usual items as suggestions for a list; foods that the catalog does not have are left out. */
export function buildUsualSuggestions(
  usual: UsualShoppingItems['items'],
  {
    foods,
    units,
    items,
  }: {
    readonly foods: readonly IngredientFood[];
    readonly units: readonly IngredientUnit[];
    readonly items: readonly ListItem[];
  },
): UsualSuggestion[] {
  const foodsById = new Map(foods.map((food) => [food.id, food]));
  const unitsById = new Map(units.map((unit) => [unit.id, unit]));
  const listed = indexByThing(items.filter(({ checked }) => !checked));
  const ticked = indexByThing(items.filter(({ checked }) => checked));
  return usual.flatMap(({ foodId, note, quantity, unitId }) => {
    const food = foodsById.get(foodId ?? '') ?? null;
    if (food === null && foodId !== null) return [];
    const key = buildThingKey({ foodId, note });
    const unit = unitsById.get(unitId ?? '') ?? null;
    const isWords = food === null && unit === null;
    const draft: ItemDraft = {
      // An amount in a unit that is gone says nothing.
      quantity: unit === null && unitId !== null ? 0 : quantity,
      unit,
      food,
      note,
      originalText: isWords ? note : null,
      isFood: !isWords,
      label: food?.label ?? null,
    };
    const name = food?.name ?? note;
    return [{ kind: 'usual' as const, key, name, draft, listed: listed.get(key), ticked: ticked.get(key) }];
  });
}

function indexByThing(items: readonly ListItem[]): ReadonlyMap<string, ListItem> {
  return new Map(items.toReversed().map((item) => [buildThingKey(item), item]));
}

/** A change of an item that stands on the list, and the way back. */
interface TakenItem {
  readonly item: ListItem;
  readonly isRaised: boolean;
  readonly undo: () => void;
}

/**
 * Raises the amount of an item that is on the list, or takes up its ticked one in the wanted amount; undefined if the list
 * has neither.
 */
export function takeUpItem(
  { listed, ticked }: UsualSuggestion,
  { quantity, unit }: Pick<ItemDraft, 'quantity' | 'unit'>,
  changes: Pick<ListChanges, 'changeItem'>,
): TakenItem | undefined {
  if (listed !== undefined) {
    const raised = raiseAmount(listed, { quantity, unitId: unit?.id ?? null });
    changes.changeItem(listed.id, { quantity: raised });
    const undo = () => changes.changeItem(listed.id, { quantity: listed.quantity });
    return { item: { ...listed, quantity: raised }, isRaised: true, undo };
  }
  if (ticked === undefined) return undefined;
  const isFood = ticked.isFood || unit !== null;
  changes.changeItem(ticked.id, { checked: false, quantity, unit, isFood });
  const before = { checked: true, quantity: ticked.quantity, unit: ticked.unit, isFood: ticked.isFood };
  const undo = () => changes.changeItem(ticked.id, before);
  return { item: { ...ticked, quantity, unit, isFood }, isRaised: false, undo };
}
