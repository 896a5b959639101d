import { type KitchenIds, otherId } from './kitchen-ids.ts';
import { begun, stamps, type StoredRow, type StoredTable } from './stored-table.ts';

/** A shopping list with an item that a recipe has put there, and what is remembered for devices. */
export function shoppingRows(ids: KitchenIds): StoredTable[] {
  const { group, household, owner, list, recipe, label, firstRow } = ids;
  const list_id = list;
  return [
    [
      'shopping_lists',
      [
        {
          id: list,
          group_id: group,
          user_id: owner,
          name: 'Market',
          extras: '{}',
          ...stamps,
          sequence: 3,
          deleted_at: null,
        },
      ],
    ],
    ['shopping_list_labels', [{ id: otherId(ids, 50), list_id, label_id: label, position: 0 }]],
    ['shopping_list_recipes', [{ id: otherId(ids, 51), list_id, recipe_id: recipe, scale: '1' }]],
    ['shopping_items', [itemRow(ids)]],
    [
      'shopping_item_recipes',
      [
        {
          id: otherId(ids, 52),
          item_key: itemKey(ids),
          recipe_id: recipe,
          quantity: '200',
          scale: '1',
          note: null,
          given: '200',
          from_recipes: '[null,"Stock"]',
        },
      ],
    ],
    [
      'shopping_items_merged',
      [{ key: `${household} ${otherId(ids, 53)}`, id: otherId(ids, 53), item_key: itemKey(ids) }],
    ],
    [
      'shopping_items_gone',
      [{ key: `${household} ${otherId(ids, 54)}`, list_id, item: '{}', gone_at: begun }],
    ],
    [
      'shopping_ticks',
      [
        {
          row: firstRow,
          list_id,
          thing: ': milk',
          ticked_at: begun,
          note: 'Milk',
          quantity: 2,
          unit_id: null,
        },
      ],
    ],
    [
      'stores',
      [
        {
          id: ids.store,
          household_id: household,
          name: 'Market',
          folded_name: 'market',
          position: 0,
          ...stamps,
        },
      ],
    ],
    ['store_foods', [{ store_id: ids.store, food_id: ids.food }]],
    ['store_labels', [{ store_id: ids.store, label_id: label, position: 0 }]],
    [
      'store_ticks',
      [
        {
          row: firstRow,
          store_id: ids.store,
          item_id: ids.item,
          thing: ids.food,
          label_id: label,
          device_id: 'device',
          ticked_at: begun,
        },
      ],
    ],
    ['shopping_changes_taken', [{ household_id: household, id: otherId(ids, 55), taken_at: begun }]],
  ];
}

function itemKey({ household, item }: KitchenIds): string {
  return `${household} ${item}`;
}

function itemRow(ids: KitchenIds): StoredRow {
  return {
    row: ids.firstRow,
    key: itemKey(ids),
    id: ids.item,
    list_id: ids.list,
    position: 0,
    checked: 0,
    quantity: 200,
    exact_quantity: '200',
    is_food: 1,
    note: '',
    original_text: '200 g flour',
    food_id: ids.food,
    unit_id: ids.unit,
    label_id: ids.label,
    extras: '{}',
    ...stamps,
    edit_sequence: 2,
    edited_by: 'device',
    edit_before: 1,
  };
}
