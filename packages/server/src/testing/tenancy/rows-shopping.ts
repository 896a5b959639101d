import {
  everyone,
  inBody,
  inPath,
  inQuery,
  type Keys,
  type Place,
  type Row,
  type Rows,
  type Sent,
} from './row.ts';

const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items';
/** A list belongs to the household that its owner lives in. */
const ofHousehold = (status: number) => ({ stranger: status, neighbour: status, administrator: status });

const list = (own: Keys) => ({ params: { item_id: own.shoppingListId } });
const written = (own: Keys, other = own) => ({
  name: own.recipeName,
  id: own.shoppingListId,
  groupId: other.groupId,
  userId: own.userId,
});
const changedList = (own: Keys) => ({ ...list(own), body: written(own) });
const changingList: Row = {
  sent: changedList,
  status: ofHousehold(404),
  places: [
    inPath('item_id', 404, 'shoppingListId', changedList),
    {
      at: 'body userId',
      unknown: 400,
      sent: (own, other) => ({ ...list(own), body: { ...written(own), userId: other.userId } }),
    },
    {
      at: 'body groupId',
      unknown: 200,
      sent: (own, other) => ({ ...list(own), body: { ...written(own), groupId: other.groupId } }),
    },
  ],
};

const setting = (own: Keys, other = own) => [
  { id: other.labelSettingId, shoppingListId: own.shoppingListId, labelId: other.labelId, position: 3 },
];
const settings = (own: Keys): Sent => ({ ...list(own), body: setting(own) });

const withRecipe = (own: Keys) => ({
  params: { item_id: own.shoppingListId, recipe_id: own.recipeId },
  body: {},
});
/** Nothing of it, so that it can be asked again and again. */
export const ingredient = (other: Keys) => ({
  recipeIncrementQuantity: 0,
  recipeIngredients: [{ quantity: 0, note: 'x', food: { id: other.foodId, name: 'x' } }],
});
const recipePlaces = (unknownRecipe: number): Place[] => [
  inPath('item_id', 404, 'shoppingListId', withRecipe),
  inPath('recipe_id', unknownRecipe, 'recipeId', withRecipe),
];

const listRows: Rows = {
  [`GET ${lists}`]: {
    sent: () => ({}),
    places: [inQuery('queryFilter', 200, (other) => `id = "${other.shoppingListId}"`)],
  },
  [`POST ${lists}`]: { sent: (own) => ({ body: { name: own.recipeName } }) },
  [`GET ${lists}/{item_id}`]: {
    sent: list,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'shoppingListId')],
  },
  [`PUT ${lists}/{item_id}`]: changingList,
  [`PATCH ${lists}/{item_id}`]: changingList,
  [`DELETE ${lists}/{item_id}`]: {
    sent: list,
    status: ofHousehold(400),
    places: [inPath('item_id', 400, 'shoppingListId')],
  },
  [`PUT ${lists}/{item_id}/label-settings`]: {
    sent: settings,
    status: ofHousehold(404),
    places: [
      inPath('item_id', 404, 'shoppingListId', settings),
      { at: 'body id', unknown: 200, sent: (own, other) => ({ ...list(own), body: setting(own, other) }) },
      {
        at: 'body shoppingListId',
        unknown: 400,
        sent: (own, other) => ({ ...list(own), body: setting(other) }),
      },
    ],
  },
  [`POST ${lists}/{item_id}/recipe`]: {
    sent: (own) => ({ ...list(own), body: [{ recipeId: own.recipeId }] }),
    status: ofHousehold(404),
    places: [
      inPath('item_id', 404, 'shoppingListId', (own) => ({ body: [{ recipeId: own.recipeId }] })),
      inBody('recipeId', 404, list, (other) => [{ recipeId: other.recipeId }]),
    ],
  },
  [`POST ${lists}/{item_id}/recipe/{recipe_id}`]: {
    sent: withRecipe,
    status: ofHousehold(404),
    places: [...recipePlaces(404), inBody('recipeIngredients', 200, withRecipe, ingredient)],
  },
  [`POST ${lists}/{item_id}/recipe/{recipe_id}/delete`]: {
    sent: withRecipe,
    status: ofHousehold(404),
    places: recipePlaces(200),
  },
};

const byId = (own: Keys) => ({ params: { item_id: own.shoppingItemId } });
const fields = (own: Keys) => ({ shoppingListId: own.shoppingListId, note: 'Bread', quantity: 2 });
/** Everything that an item can name. */
export const naming: readonly (readonly [at: string, unknown: number, names: (other: Keys) => object])[] = [
  ['shoppingListId', 404, (other) => ({ shoppingListId: other.shoppingListId })],
  ['foodId', 0, (other) => ({ foodId: other.foodId })],
  ['food', 0, (other) => ({ food: { id: other.foodId, name: 'x' } })],
  ['unitId', 0, (other) => ({ unitId: other.unitId })],
  ['labelId', 0, (other) => ({ labelId: other.labelId })],
  ['recipeReferences', 0, (other) => ({ recipeReferences: [{ recipeId: other.recipeId }] })],
];
const bodyPlaces = (success: number, sent: (own: Keys, more: object) => Sent): Place[] =>
  naming.map(([at, unknown, names]) => ({
    at: `body ${at}`,
    unknown: unknown === 0 ? success : unknown,
    sent: (own, other) => sent(own, names(other)),
  }));

/** Unlike any other, so that it goes into none. */
export const single = (own: Keys) => ({ ...fields(own), note: crypto.randomUUID() });
const created = (own: Keys, more: object) => ({ body: { ...single(own), ...more } });
const changed = (own: Keys, more: object) => ({ ...byId(own), body: { ...fields(own), ...more } });
const changing: Row = {
  sent: (own) => changed(own, {}),
  status: ofHousehold(404),
  places: [
    inPath('item_id', 200, 'shoppingItemId', (own) => ({ body: fields(own) })),
    ...bodyPlaces(200, changed),
  ],
};

const itemRows: Rows = {
  [`GET ${items}`]: {
    sent: () => ({}),
    places: [
      inQuery('queryFilter', 200, (other) => `shoppingListId = "${other.shoppingListId}"`),
      inQuery('queryFilter', 200, (other) => `id = "${other.shoppingItemId}"`),
    ],
  },
  [`POST ${items}`]: {
    sent: (own) => created(own, {}),
    status: ofHousehold(404),
    places: [
      { at: 'body id', unknown: 201, sent: (own, other) => created(own, { id: other.shoppingItemId }) },
      ...bodyPlaces(201, created),
    ],
  },
  [`POST ${items}/create-bulk`]: {
    sent: (own) => ({ body: [fields(own)] }),
    status: ofHousehold(404),
    places: bodyPlaces(201, (own, more) => ({ body: [{ ...single(own), ...more }] })),
  },
  [`PUT ${items}`]: {
    sent: (own) => ({ body: [{ ...fields(own), id: own.shoppingItemId }] }),
    status: ofHousehold(404),
    places: [
      {
        at: 'body id',
        unknown: 200,
        sent: (own, other) => ({ body: [{ ...fields(own), id: other.shoppingItemId }] }),
      },
      ...bodyPlaces(200, (own, more) => ({ body: [{ ...fields(own), id: own.shoppingItemId, ...more }] })),
    ],
  },
  // What the household does not have is ignored.
  [`DELETE ${items}`]: {
    sent: (own) => ({ query: { ids: [own.shoppingItemId] } }),
    places: [inQuery('ids', 200, (other) => other.shoppingItemId)],
  },
  [`GET ${items}/{item_id}`]: {
    sent: byId,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'shoppingItemId')],
  },
  [`PUT ${items}/{item_id}`]: changing,
  [`PATCH ${items}/{item_id}`]: changing,
  [`DELETE ${items}/{item_id}`]: { sent: byId, places: [inPath('item_id', 200, 'shoppingItemId')] },
};

const learnedRows: Rows = {
  [`GET ${lists}/{item_id}/learned-order`]: {
    sent: list,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'shoppingListId')],
  },
};

const buildFeedRow = (): Row => ({
  sent: list,
  status: ofHousehold(404),
  places: [inPath('item_id', 404, 'shoppingListId')],
});

/** The list as tasks, and the address of these. */
const feedRows: Rows = {
  [`GET ${lists}/{item_id}/feed`]: buildFeedRow(),
  [`POST ${lists}/{item_id}/feed`]: buildFeedRow(),
  [`DELETE ${lists}/{item_id}/feed`]: buildFeedRow(),
  [`GET ${lists}/{item_id}/ical/{token}`]: {
    sent: (own) => ({ params: { item_id: own.shoppingListId, token: own.listToken } }),
    status: everyone(200),
    places: [inPath('token', 404, 'listToken', list)],
    open: 'holders of the address may read the list, whichever group it is of',
  },
};

/** What the household has bought. */
const usualRows: Rows = {
  'GET /api/households/shopping/usual-items': { sent: () => ({}) },
};

/** What changes in the household; the stream ends at once. */
const liveRows: Rows = {
  'GET /api/households/live': { sent: () => ({ query: { wait: 'false' } }) },
};

/** Shopping lists and their items. */
export const shoppingRows: Rows = {
  ...listRows,
  ...itemRows,
  ...learnedRows,
  ...usualRows,
  ...feedRows,
  ...liveRows,
};
