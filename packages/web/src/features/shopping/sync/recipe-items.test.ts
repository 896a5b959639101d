import type { RecipeIngredient, RecipeSummary } from '@hearth/contract';
import { recipeItemId } from '@hearth/domain/shopping/sync';
import { describe, expect, it } from 'vitest';
import { itemForTest as item } from '../items/item-for-test.ts';
import { applied, type ListOperation, type RecipeAddition } from './list-operation.ts';
import { idsOfRecipes } from './recipe-items.ts';
import { sentPendingChange } from './outbox/sent-pending-change.ts';
import { listNow, newList } from './apply-to-list.ts';

const recipe = { id: 'soup', slug: 'soup', name: 'Soup' } as unknown as RecipeSummary;
const ingredient = (note: string, quantity: number) =>
  ({ note, quantity, unit: null, food: null }) as unknown as RecipeIngredient;
const known = [ingredient('leek', 0.1), ingredient('potato', 2)];
const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const addition = (more: Partial<RecipeAddition> = {}): RecipeAddition => ({
  id,
  recipe,
  scale: 3,
  chosen: null,
  known,
  ...more,
});
const adding = (more: Partial<RecipeAddition> = {}, listId = 'list') => ({
  kind: 'addRecipes' as const,
  listId,
  recipes: [addition(more)],
  now: '2026-11-22T10:00:00.000Z',
});
const removing = (times: number, listId = 'list'): ListOperation => ({
  kind: 'removeRecipe',
  listId,
  recipeId: 'soup',
  times,
});
const leekId = recipeItemId(id, { foodId: null, unitId: null, note: 'leek' });

const tea = item('tea', { quantity: 1 });
const leek = item('leek', { quantity: 0.7 });
const after = (...operations: ListOperation[]) =>
  operations.reduce<readonly (typeof tea)[]>((items, one) => applied(items, one, 'list'), [tea, leek]);
const amounts = (items: readonly (typeof tea)[]) => items.map(({ note, quantity }) => [note, quantity]);

describe('items of an added recipe', () => {
  it('are shown at once: merged into existing ones, or new with the id that the server derives', () => {
    const items = after(adding());
    expect(amounts(items)).toEqual([
      ['tea', 1],
      ['leek', 1],
      ['potato', 6],
    ]);
    expect(items[0]).toBe(tea);
    expect(items[2]).toMatchObject({
      id: idsOfRecipes(adding())[1],
      shoppingListId: 'list',
      recipeReferences: [{ recipeId: 'soup', recipeQuantity: 2, recipeScale: 3 }],
    });
  });

  it('are the selected ingredients, and none if the recipe is not loaded', () => {
    expect(amounts(after(adding({ chosen: [ingredient('salt', 0)] }))).at(-1)).toEqual(['salt', 0]);
    expect(after(adding({ known: null }))).toEqual([tea, leek]);
    expect(after(adding({}, 'other'))).toEqual([tea, leek]);
  });

  it('name the recipes within that brought them, as the server will', () => {
    const chosen = [{ ...ingredient('bone', 2), fromRecipe: 'Stock' }, ingredient('leek', 1)];
    const items = after(adding({ chosen }));
    expect(items.flatMap(({ recipeReferences }) => recipeReferences)).toMatchObject([
      { fromRecipes: [] },
      { fromRecipes: ['Stock'] },
    ]);
    const operation = { kind: 'change' as const, changes: [{ id: 'bone', fields: items[2] ?? {} }] };
    const change = { id: 'change', number: 1, userId: 'cook', listId: 'list', seen: 7 };
    expect(sentPendingChange({ ...change, operation: adding({ chosen }) })).toMatchObject({
      recipes: [{ recipeIngredients: [{ fromRecipe: 'Stock' }, {}] }],
    });
    expect(sentPendingChange({ ...change, operation })).toMatchObject({
      items: [{ recipeReferences: [{ recipeId: 'soup', fromRecipes: ['Stock'] }] }],
    });
  });

  it('are removed with the recipe, and other amounts stay', () => {
    expect(amounts(after(adding(), removing(1)))).toContainEqual(['potato', 4]);
    expect(after(adding(), removing(3))).toEqual([tea, leek]);
    expect(after(adding(), removing(3, 'other'))).toHaveLength(3);
  });

  it('can be ticked before they are sent', () => {
    const alone = applied([], adding(), 'list');
    const tick: ListOperation = { kind: 'change', changes: [{ id: leekId, fields: { checked: true } }] };
    expect(applied(alone, tick, 'list')[0]).toMatchObject({ id: leekId, note: 'leek', checked: true });
  });

  it('are those of the server once it has them', () => {
    const there = item(leekId, { note: 'leek', checked: true });
    expect(applied([there], adding({ known: known.slice(0, 1) }), 'list')).toEqual([there]);
  });
});

describe('recipes of a list', () => {
  const owner = { id: 'ada', groupId: 'group', householdId: 'house' };
  const list = { ...newList('Market', { owner, labels: [] }, { newId: () => id, now: 'now' }), sequence: 3 };
  const counted = (...operations: ListOperation[]) =>
    listNow(
      list,
      operations.map((operation, number) => ({
        id: `${number}`,
        number,
        userId: 'ada',
        listId: list.id,
        operation,
        seen: 0,
      })),
    )?.recipeReferences.map(({ recipeId, recipeQuantity }) => [recipeId, recipeQuantity]);

  it('have the sum of added and removed scales, whether loaded or not', () => {
    const half = adding({ scale: 0.1, known: null });
    expect(counted(adding(), half)).toEqual([['soup', 3.1]]);
    expect(counted(adding(), half, removing(1))).toEqual([['soup', 2.1]]);
    expect(counted(adding(), half, removing(4))).toEqual([]);
  });
});

describe('a recipe operation as it is sent', () => {
  const sent = (operation: ListOperation) =>
    sentPendingChange({ id: 'change', number: 1, userId: 'ada', listId: 'list', operation, seen: 7 });

  it('contains the whole recipe or the selected ingredients', () => {
    expect(sent(adding())).toEqual({
      id: 'change',
      listId: 'list',
      kind: 'addRecipes',
      recipes: [{ id, recipeId: 'soup', recipeIncrementQuantity: 3 }],
    });
    expect(sent(adding({ chosen: known }))).toMatchObject({ recipes: [{ recipeIngredients: known }] });
  });

  it('contains the seen version when it removes a recipe', () => {
    expect(sent(removing(2))).toEqual({
      id: 'change',
      listId: 'list',
      kind: 'removeRecipe',
      recipeId: 'soup',
      times: 2,
      seen: 7,
    });
  });
});
