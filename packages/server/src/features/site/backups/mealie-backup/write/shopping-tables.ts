import type { DumpedRow } from '../../archive/sealed-columns.ts';
import {
  readAmount,
  readFlag,
  type HearthRows,
  readId,
  readJson,
  type MealieRow,
  type MealieTable,
  readNumber,
  optionalText,
  readStamps,
  readText,
} from './hearth-rows.ts';

/** Shopping lists with their items. Deleted ones can be restored here for a while; Mealie has no place for them. */
export const shoppingTables: Readonly<Record<string, MealieTable>> = {
  shopping_lists: mappedOfLists('shopping_lists', 'id', (list) => ({
    ...readStamps(list),
    id: readId(list['id']),
    group_id: readId(list['group_id']),
    user_id: readId(list['user_id']),
    name: optionalText(list['name']),
  })),
  shopping_list_items: mappedOfLists('shopping_items', 'list_id', (item) => ({
    ...readStamps(item),
    id: readId(item['id']),
    shopping_list_id: readId(item['list_id']),
    is_ingredient: true,
    position: readNumber(item['position']),
    checked: readFlag(item['checked']),
    quantity: readNumber(item['quantity']),
    note: readText(item['note']),
    is_food: readFlag(item['is_food']),
    unit_id: readId(item['unit_id']),
    food_id: readId(item['food_id']),
    label_id: readId(item['label_id']),
  })),
  shopping_list_recipe_reference: mappedOfLists('shopping_list_recipes', 'list_id', (reference) => ({
    id: readId(reference['id']),
    shopping_list_id: readId(reference['list_id']),
    recipe_id: readId(reference['recipe_id']),
    recipe_quantity: readAmount(reference['scale']),
  })),
  shopping_list_item_recipe_reference: itemRecipes,
  shopping_lists_multi_purpose_labels: mappedOfLists('shopping_list_labels', 'list_id', (setting) => ({
    id: readId(setting['id']),
    shopping_list_id: readId(setting['list_id']),
    label_id: readId(setting['label_id']),
    position: readNumber(setting['position']),
  })),
  shopping_list_extras: (rows) => extras(ofLists(rows, 'shopping_lists', 'id'), 'shopping_list_id'),
  shopping_list_item_extras: (rows) =>
    extras(ofLists(rows, 'shopping_items', 'list_id'), 'shopping_list_item_id'),
};

/** The rows of a table whose list is not deleted. */
async function* ofLists(rows: HearthRows, table: string, listColumn: string): AsyncGenerator<DumpedRow> {
  const deleted = new Set<string>();
  for await (const list of rows.of('shopping_lists'))
    if (list['deleted_at'] !== null) deleted.add(readText(list['id']));
  for await (const row of rows.of(table)) if (!deleted.has(readText(row[listColumn]))) yield row;
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
    items.set(readText(item['key']), readId(item['id']));
  for await (const share of rows.of('shopping_item_recipes')) {
    const item = items.get(readText(share['item_key']));
    if (item === undefined) continue;
    yield {
      id: readId(share['id']),
      shopping_list_item_id: item,
      recipe_id: readId(share['recipe_id']),
      recipe_quantity: readAmount(share['quantity']),
      recipe_scale: readAmount(share['scale']),
      recipe_note: optionalText(share['note']),
    };
  }
}

async function* extras(owners: AsyncIterable<DumpedRow>, column: string): AsyncGenerator<MealieRow> {
  let id = 0;
  for await (const owner of owners) {
    for (const [key_name, value] of Object.entries(readJson(owner['extras']))) {
      id += 1;
      yield {
        id,
        key_name,
        value: typeof value === 'string' ? value : JSON.stringify(value),
        [column]: readId(owner['id']),
      };
    }
  }
}
