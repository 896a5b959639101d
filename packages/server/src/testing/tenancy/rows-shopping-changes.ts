import type { Keys, Place, Rows } from './row.ts';
import { ingredient, naming, single } from './rows-shopping.ts';

const changes = '/api/households/shopping/changes';
/** What a device has done: each time something new. */
const brought = (own: Keys, change: object, device = 'phone') => ({
  body: {
    device,
    changes: [{ id: crypto.randomUUID(), kind: 'change', listId: own.shoppingListId, ...change }],
  },
});
const adding = (own: Keys, more: object) =>
  brought(own, { kind: 'add', items: [{ ...single(own), id: crypto.randomUUID(), ...more }] });
const editing = (own: Keys, more: object) =>
  brought(own, { items: [{ note: crypto.randomUUID(), id: own.shoppingItemId, ...more }] });

const cooking = (own: Keys, more: object, listId = own.shoppingListId) =>
  brought(own, {
    kind: 'addRecipes',
    listId,
    recipes: [{ id: crypto.randomUUID(), recipeId: own.recipeId, recipeIncrementQuantity: 0, ...more }],
  });
/** Lists and items that the household does not have are passed over. */
export const shoppingChangeRows: Rows = {
  [`POST ${changes}`]: {
    sent: (own) => editing(own, {}),
    places: [
      {
        at: 'body listId',
        unknown: 200,
        sent: (own, other) =>
          brought(own, {
            kind: 'add',
            listId: other.shoppingListId,
            items: [{ id: other.shoppingItemId, note: 'x' }],
          }),
      },
      {
        at: 'body listId of a new list',
        unknown: 200,
        sent: (own, other) => brought(own, { kind: 'createList', listId: other.shoppingListId, name: 'x' }),
      },
      {
        at: 'body listId of a list to delete',
        unknown: 200,
        sent: (own, other) => brought(own, { kind: 'removeList', listId: other.shoppingListId, seen: 9999 }),
      },
      {
        at: 'body recipeId of an added recipe',
        unknown: 404,
        sent: (own, other) => cooking(own, { recipeId: other.recipeId }),
      },
      {
        at: 'body listId of an added recipe',
        unknown: 200,
        sent: (own, other) => cooking(own, {}, other.shoppingListId),
      },
      {
        at: 'body recipeIngredients of an added recipe',
        unknown: 200,
        sent: (own, other) => cooking(own, ingredient(other)),
      },
      {
        at: 'body recipeId of one that is taken off',
        unknown: 200,
        sent: (own, other) => brought(own, { kind: 'removeRecipe', recipeId: other.recipeId }),
      },
      {
        at: 'body listId of a recipe that is taken off',
        unknown: 200,
        sent: (own, other) =>
          brought(own, { kind: 'removeRecipe', listId: other.shoppingListId, recipeId: own.recipeId }),
      },
      {
        at: 'body ownerId',
        unknown: 400,
        sent: (own, other) => brought(own, { kind: 'changeOwner', ownerId: other.userId }),
      },
      {
        at: 'body listId of another owner',
        unknown: 200,
        sent: (own, other) =>
          brought(own, { kind: 'changeOwner', listId: other.shoppingListId, ownerId: own.userId }),
      },
      {
        at: 'body labelIds',
        unknown: 200,
        sent: (own, other) => brought(own, { kind: 'orderLabels', labelIds: [other.labelId] }),
      },
      {
        at: 'body listId of labels in order',
        unknown: 200,
        sent: (own, other) =>
          brought(own, { kind: 'orderLabels', listId: other.shoppingListId, labelIds: [own.labelId] }),
      },
      {
        at: 'body id of an item',
        unknown: 200,
        sent: (own, other) => editing(own, { id: other.shoppingItemId }),
      },
      {
        at: 'body storeId',
        unknown: 200,
        sent: (own, other) =>
          brought(own, { items: [{ id: own.shoppingItemId, checked: true }], storeId: other.storeId }),
      },
      {
        at: 'body ids',
        unknown: 200,
        sent: (own, other) => brought(own, { kind: 'remove', ids: [other.shoppingItemId], seen: 9999 }),
      },
      ...naming.flatMap(([at, , names]): Place[] => [
        { at: `body ${at} of an added item`, unknown: 200, sent: (own, other) => adding(own, names(other)) },
        {
          at: `body ${at} of a changed item`,
          unknown: 200,
          sent: (own, other) => editing(own, names(other)),
        },
      ]),
    ],
  },
};
