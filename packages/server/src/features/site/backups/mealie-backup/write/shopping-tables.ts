import type { DumpedRow } from '../../archive/sealed-columns.ts';
import {
  amountOf,
  flagOf,
  type HearthRows,
  idOf,
  jsonOf,
  type MealieRow,
  type MealieTable,
  numberOf,
  optionalText,
  stampsOf,
  textOf,
} from './hearth-rows.ts';

/** Shopping lists with their items. Deleted ones can be restored here for a while; Mealie has no place for them. */
export const shoppingTables: Readonly<Record<string, MealieTable>> = {
  shopping_lists: mappedOfLists('shopping_lists', 'id', (list) => ({
    ...stampsOf(list),
    id: idOf(list['id']),
    group_id: idOf(list['group_id']),
    user_id: idOf(list['user_id']),
    name: optionalText(list['name']),
  })),
  shopping_list_items: mappedOfLists('shopping_items', 'list_id', (item) => ({
    ...stampsOf(item),
    id: idOf(item['id']),
    shopping_list_id: idOf(item['list_id']),
    is_ingredient: true,
    position: numberOf(item['position']),
    checked: flagOf(item['checked']),
    quantity: numberOf(item['quantity']),
    note: textOf(item['note']),
    is_food: flagOf(item['is_food']),
    unit_id: idOf(item['unit_id']),
    food_id: idOf(item['food_id']),
    label_id: idOf(item['label_id']),
  })),
  shopping_list_recipe_reference: mappedOfLists('shopping_list_recipes', 'list_id', (reference) => ({
    id: idOf(reference['id']),
    shopping_list_id: idOf(reference['list_id']),
    recipe_id: idOf(reference['recipe_id']),
    recipe_quantity: amountOf(reference['scale']),
  })),
  shopping_list_item_recipe_reference: itemRecipes,
  shopping_lists_multi_purpose_labels: mappedOfLists('shopping_list_labels', 'list_id', (setting) => ({
    id: idOf(setting['id']),
    shopping_list_id: idOf(setting['list_id']),
    label_id: idOf(setting['label_id']),
    position: numberOf(setting['position']),
  })),
  shopping_list_extras: (rows) => extras(ofLists(rows, 'shopping_lists', 'id'), 'shopping_list_id'),
  shopping_list_item_extras: (rows) =>
    extras(ofLists(rows, 'shopping_items', 'list_id'), 'shopping_list_item_id'),
};

/** The rows of a table whose list is not deleted. */
async function* ofLists(rows: HearthRows, table: string, listColumn: string): AsyncGenerator<DumpedRow> {
  const deleted = new Set<string>();
  for await (const list of rows.of('shopping_lists'))
    if (list['deleted_at'] !== null) deleted.add(textOf(list['id']));
  for await (const row of rows.of(table)) if (!deleted.has(textOf(row[listColumn]))) yield row;
}

/** A table with a row for each row of Hearth's whose list is not deleted. */
function mappedOfLists(table: string, listColumn: string, rowOf: (row: DumpedRow) => MealieRow): MealieTable {
  return async function* (rows) {
    for await (const row of ofLists(rows, table, listColumn)) yield rowOf(row);
  };
}

async function* itemRecipes(rows: HearthRows): AsyncGenerator<MealieRow> {
  const items = new Map<string, string | null>();
  for await (const item of ofLists(rows, 'shopping_items', 'list_id'))
    items.set(textOf(item['key']), idOf(item['id']));
  for await (const share of rows.of('shopping_item_recipes')) {
    const item = items.get(textOf(share['item_key']));
    if (item === undefined) continue;
    yield {
      id: idOf(share['id']),
      shopping_list_item_id: item,
      recipe_id: idOf(share['recipe_id']),
      recipe_quantity: amountOf(share['quantity']),
      recipe_scale: amountOf(share['scale']),
      recipe_note: optionalText(share['note']),
    };
  }
}

async function* extras(owners: AsyncIterable<DumpedRow>, column: string): AsyncGenerator<MealieRow> {
  let id = 0;
  for await (const owner of owners) {
    for (const [key_name, value] of Object.entries(jsonOf(owner['extras']))) {
      id += 1;
      yield {
        id,
        key_name,
        value: typeof value === 'string' ? value : JSON.stringify(value),
        [column]: idOf(owner['id']),
      };
    }
  }
}
