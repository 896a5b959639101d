import { operations, type ShoppingChange } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { lenientReader } from '../../../platform/http/input/lenient-input.ts';
import { validationError } from '../../../platform/http/input/validation.ts';

const schema = operations.takeShoppingChanges.body;
const id = '0123abcd-0123-4567-89ab-0123456789ab';

function parse(change: unknown) {
  const body = lenientReader(schema)({ device: 'phone', changes: [change] });
  return schema.safeParse(body, { reportInput: true });
}

function listDetails(change: unknown) {
  const { error } = parse(change);
  return error === undefined ? [] : validationError('body', error, schema).details;
}

/** All fields that a device of an earlier release may send, whatever the kind. */
const allFields = {
  id,
  listId: id,
  items: [{ id, note: 'milk' }],
  ids: [id],
  name: 'Market',
  labelIds: [id],
  ownerId: id,
  recipes: [{ id, recipeId: id }],
  recipeId: id,
  times: 2,
  seen: 3,
};

describe('the kinds of changes', () => {
  it.each<[ShoppingChange['kind'], object]>([
    ['add', { items: allFields.items }],
    ['change', { items: allFields.items }],
    ['remove', { ids: [id], seen: 3 }],
    ['createList', { name: 'Market' }],
    ['renameList', { name: 'Market' }],
    ['removeList', { seen: 3 }],
    ['orderLabels', { labelIds: [id] }],
    ['changeOwner', { ownerId: id }],
    ['addRecipes', { recipes: [{ id, recipeId: id, recipeIncrementQuantity: 1 }] }],
    ['removeRecipe', { recipeId: id, times: 2, seen: 3 }],
  ])('%s has its own fields, and those of other kinds are ignored', (kind, own) => {
    expect(parse({ kind, ...allFields }).data?.changes).toEqual([{ id, listId: id, kind, ...own }]);
  });

  it('have defaults for absent fields', () => {
    const read = (kind: string) => parse({ kind, id, listId: id }).data?.changes[0];
    expect(read('add')).toMatchObject({ items: [] });
    expect(read('remove')).toMatchObject({ ids: [], seen: 0 });
    expect(read('removeRecipe')).toMatchObject({ times: 1, seen: 0 });
    expect(read('orderLabels')).toMatchObject({ labelIds: [] });
    expect(read('addRecipes')).toMatchObject({ recipes: [] });
  });

  it('are read from snake_case and ids without dashes', () => {
    const bare = id.replaceAll('-', '');
    expect(parse({ kind: 'orderLabels', id: bare, list_id: bare, label_ids: [bare] }).data?.changes).toEqual([
      { kind: 'orderLabels', id, listId: id, labelIds: [id] },
    ]);
  });

  it.each([['burn'], [undefined], [5]])('of the name %s are refused with the names of all kinds', (kind) => {
    const [detail, ...more] = listDetails({ kind, id, listId: id });
    expect(detail).toMatchObject({
      type: 'enum',
      loc: ['body', 'changes', 0, 'kind'],
      msg: "Input should be 'add', 'change', 'remove', 'createList', 'renameList', 'removeList', 'orderLabels', 'changeOwner', 'addRecipes' or 'removeRecipe'",
      input: kind ?? null,
    });
    expect(more).toEqual([]);
  });

  it('are refused with the place of the wrong field', () => {
    expect(listDetails({ kind: 'remove', id, listId: id, seen: 'x' })).toMatchObject([
      { type: 'int_parsing', loc: ['body', 'changes', 0, 'seen'], input: 'x' },
    ]);
    expect(listDetails({ kind: 'add', id, items: [{}] })).toMatchObject([
      { type: 'missing', loc: ['body', 'changes', 0, 'listId'] },
      { type: 'missing', loc: ['body', 'changes', 0, 'items', 0, 'id'] },
    ]);
    expect(listDetails('add')).toMatchObject([
      { type: 'model_attributes_type', loc: ['body', 'changes', 0] },
    ]);
  });
});

/** Code that must not compile. Nothing here runs. */
export function mistakes(change: ShoppingChange): void {
  // @ts-expect-error only some kinds have items
  void change.items;
  // @ts-expect-error only lists that are created or renamed have names
  if (change.kind === 'removeList') void change.name;
  // @ts-expect-error items are changed by their fields, not by their ids
  if (change.kind === 'change') void change.ids;
  // @ts-expect-error an addition has not seen anything
  if (change.kind === 'addRecipes') void change.seen;
}

it('reading a field of another kind does not compile', () => {
  expect(mistakes).toBeTypeOf('function');
});
