import {
  amountOf,
  flagOf,
  idOf,
  jsonOf,
  type HearthRows,
  type MealieRow,
  type MealieTable,
  numberOf,
  optionalText,
  stampsOf,
  textOf,
} from './hearth-rows.ts';

/** Shopping lists with their items. */
export const shoppingTables: Readonly<Record<string, MealieTable>> = {
  shopping_lists: async function* (rows) {
    for await (const list of rows.of('shopping_lists'))
      if (list['deleted_at'] === null)
        yield {
          ...stampsOf(list),
          id: idOf(list['id']),
          group_id: idOf(list['group_id']),
          user_id: idOf(list['user_id']),
          name: optionalText(list['name']),
        };
  },
  shopping_list_items: async function* (rows) {
    const gone = await goneLists(rows);
    for await (const item of rows.of('shopping_items'))
      if (!gone.has(textOf(item['list_id'])))
        yield {
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
        };
  },
  shopping_list_recipe_reference: async function* (rows) {
    const gone = await goneLists(rows);
    for await (const reference of rows.of('shopping_list_recipes'))
      if (!gone.has(textOf(reference['list_id'])))
        yield {
          id: idOf(reference['id']),
          shopping_list_id: idOf(reference['list_id']),
          recipe_id: idOf(reference['recipe_id']),
          recipe_quantity: amountOf(reference['scale']),
        };
  },
  shopping_list_item_recipe_reference: async function* (rows) {
    const items = await itemsByKey(rows);
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
  },
  shopping_lists_multi_purpose_labels: async function* (rows) {
    const gone = await goneLists(rows);
    for await (const setting of rows.of('shopping_list_labels'))
      if (!gone.has(textOf(setting['list_id'])))
        yield {
          id: idOf(setting['id']),
          shopping_list_id: idOf(setting['list_id']),
          label_id: idOf(setting['label_id']),
          position: numberOf(setting['position']),
        };
  },
  shopping_list_extras: (rows) => extras(rows, 'shopping_lists', 'shopping_list_id'),
  shopping_list_item_extras: (rows) => extras(rows, 'shopping_items', 'shopping_list_item_id'),
};

/** Lists that were deleted and can still be brought back here; there, they are gone. */
async function goneLists(rows: HearthRows): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  for await (const list of rows.of('shopping_lists'))
    if (list['deleted_at'] !== null) gone.add(textOf(list['id']));
  return gone;
}

/** Ids of the items of lists that are there. */
async function itemsByKey(rows: HearthRows): Promise<ReadonlyMap<string, string | null>> {
  const gone = await goneLists(rows);
  const items = new Map<string, string | null>();
  for await (const item of rows.of('shopping_items'))
    if (!gone.has(textOf(item['list_id']))) items.set(textOf(item['key']), idOf(item['id']));
  return items;
}

async function* extras(rows: HearthRows, table: string, column: string): AsyncGenerator<MealieRow> {
  const gone = await goneLists(rows);
  let id = 0;
  for await (const row of rows.of(table)) {
    if (gone.has(textOf(row['list_id'] ?? row['id']))) continue;
    for (const [key_name, value] of Object.entries(jsonOf(row['extras']))) {
      id += 1;
      yield {
        id,
        key_name,
        value: typeof value === 'string' ? value : JSON.stringify(value),
        [column]: idOf(row['id']),
      };
    }
  }
}
