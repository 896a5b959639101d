import { toRational, rationalText } from '@hearth/domain/measures/rationals';
import type { MappedRows } from './mapped-rows.ts';
import type { Homes } from './map-people.ts';
import {
  readFlag,
  readId,
  readNumber,
  optionalNumber,
  optionalText,
  requiredId,
  type SourceRow,
  type SourceTables,
  readStamps,
  readText,
} from './source-rows.ts';

/** Shopping lists with their items. A list is of the household of its owner. */
export function mapShopping(source: SourceTables, rows: MappedRows, homes: Homes): void {
  const extras = source.by('shopping_list_extras', 'shopping_list_id');
  const householdOfList = new Map<string, string>();
  for (const list of source.rows('shopping_lists')) {
    const [id, group_id] = [requiredId(list['id']), requiredId(list['group_id'])];
    const user_id = readId(list['user_id']) ?? homes.keeperOf.get(group_id) ?? '';
    householdOfList.set(id, homes.householdOfUser.get(user_id) ?? '');
    rows.add('shopping_lists', {
      id,
      group_id,
      user_id,
      name: optionalText(list['name']),
      extras: extrasText(extras.get(id)),
      sequence: 1,
      deleted_at: null,
      ...readStamps(list),
    });
  }
  const keyOf = mapItems(source, rows, householdOfList);
  mapRecipes(source, rows, keyOf);
  for (const [list_id, settings] of source.by('shopping_lists_multi_purpose_labels', 'shopping_list_id'))
    for (const setting of settings)
      rows.add('shopping_list_labels', {
        id: requiredId(setting['id']),
        list_id,
        label_id: requiredId(setting['label_id']),
        position: readNumber(setting['position']),
      });
}

function extrasText(extras: readonly SourceRow[] = []): string {
  return JSON.stringify(
    Object.fromEntries(extras.map((one) => [readText(one['key_name']), readText(one['value'])])),
  );
}

function mapItems(
  source: SourceTables,
  rows: MappedRows,
  householdOfList: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const extras = source.by('shopping_list_item_extras', 'shopping_list_item_id');
  const keyOf = new Map<string, string>();
  for (const item of source.rows('shopping_list_items')) {
    const [id, list_id] = [requiredId(item['id']), requiredId(item['shopping_list_id'])];
    const key = `${householdOfList.get(list_id) ?? ''} ${id}`;
    keyOf.set(id, key);
    const quantity = optionalNumber(item['quantity']) ?? 1;
    rows.add('shopping_items', {
      row: rows.nextNumber('shopping_items'),
      key,
      id,
      list_id,
      position: readNumber(item['position']),
      checked: readFlag(item['checked']),
      quantity,
      exact_quantity: exact(quantity),
      is_food: readFlag(item['is_food']),
      note: readText(item['note']),
      original_text: null,
      food_id: readId(item['food_id']),
      unit_id: readId(item['unit_id']),
      label_id: readId(item['label_id']),
      extras: extrasText(extras.get(id)),
      edit_sequence: 0,
      edited_by: '',
      edit_before: 0,
      ...readStamps(item),
    });
  }
  return keyOf;
}

function exact(quantity: number): string {
  return rationalText(toRational(quantity));
}

function mapRecipes(source: SourceTables, rows: MappedRows, keyOf: ReadonlyMap<string, string>): void {
  for (const reference of source.rows('shopping_list_recipe_reference'))
    rows.add('shopping_list_recipes', {
      id: requiredId(reference['id']),
      list_id: requiredId(reference['shopping_list_id']),
      recipe_id: requiredId(reference['recipe_id']),
      scale: exact(readNumber(reference['recipe_quantity'])),
    });
  for (const share of source.rows('shopping_list_item_recipe_reference')) {
    const quantity = readNumber(share['recipe_quantity']);
    const scale = optionalNumber(share['recipe_scale']);
    rows.add('shopping_item_recipes', {
      id: requiredId(share['id']),
      item_key: keyOf.get(requiredId(share['shopping_list_item_id'])) ?? '',
      recipe_id: requiredId(share['recipe_id']),
      quantity: exact(quantity),
      scale: scale === null ? null : exact(scale),
      note: optionalText(share['recipe_note']),
      given: exact(quantity * (scale ?? 1)),
      from_recipes: '[]',
    });
  }
}
