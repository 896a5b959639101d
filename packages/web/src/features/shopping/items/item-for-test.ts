import type { ListItem } from '../sync/index.ts';

/** A test item: an unticked note on the list `list`. */
export function itemForTest(id: string, fields: Partial<ListItem> = {}): ListItem {
  return {
    id,
    shoppingListId: 'list',
    quantity: 0,
    unit: null,
    food: null,
    note: id,
    originalText: null,
    isFood: false,
    disableAmount: true,
    display: id,
    checked: false,
    position: 0,
    foodId: null,
    labelId: null,
    unitId: null,
    extras: {},
    groupId: 'group',
    householdId: 'household',
    label: null,
    recipeReferences: [],
    createdAt: '2024-01-01T00:00:00Z',
    updatedAt: '2024-01-01T00:00:00Z',
    ...fields,
  };
}

/** A test label. */
export function labelForTest(id: string): NonNullable<ListItem['label']> {
  return { id, name: id.toUpperCase(), color: '#336699', groupId: 'group' };
}
