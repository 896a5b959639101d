import { inBody, inPath, inQuery, type Keys, type Place, type Row, type Rows } from './row.ts';

const root = '/api/households/cookbooks';
const fields = (own: Keys) => ({ name: `Book ${own.recipeName}` });
const named = (own: Keys) => ({ body: fields(own) });
const byId = (own: Keys) => ({ params: { item_id: own.cookbookId } });
/** A cookbook belongs to its household; the rest of the group reads it in lists only. */
const ofHousehold = (status: number) => ({ stranger: status, neighbour: status, administrator: status });
const keyed = (own: Keys, other: Keys) => ({
  ...fields(own),
  id: other.cookbookId,
  groupId: other.groupId,
  householdId: other.householdId,
});

const changing: Row = {
  sent: (own) => ({ ...byId(own), ...named(own) }),
  status: ofHousehold(404),
  places: [
    inPath('item_id', 404, 'cookbookId', named),
    inBody(
      'queryFilterString',
      200,
      (own) => ({ ...byId(own), ...named(own) }),
      (other) => ({ name: 'Book', queryFilterString: `household.id = "${other.householdId}"` }),
    ),
  ],
};

/** A list that can be filtered by its own ids. */
const filtered: Place = inQuery('queryFilter', 200, (other) => `id = "${other.cookbookId}"`);

export const cookbookRows: Rows = {
  'GET /api/households/cookbook-covers': { sent: () => ({}) },
  [`GET ${root}`]: { sent: () => ({ query: { allHouseholds: 'true' } }), places: [filtered] },
  [`POST ${root}`]: { sent: named },
  [`PUT ${root}`]: {
    sent: (own) => ({ body: [keyed(own, own)] }),
    status: ofHousehold(404),
    places: [{ at: 'body id', unknown: 404, sent: (own, other) => ({ body: [keyed(own, other)] }) }],
  },
  [`GET ${root}/{item_id}`]: {
    sent: byId,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'cookbookId'), inPath('item_id', 404, 'cookbookSlug')],
  },
  [`PUT ${root}/{item_id}`]: changing,
  [`PATCH ${root}/{item_id}`]: changing,
  [`DELETE ${root}/{item_id}`]: {
    sent: byId,
    status: ofHousehold(400),
    places: [inPath('item_id', 400, 'cookbookId')],
  },
  [`POST ${root}/{item_id}/duplicate`]: {
    sent: (own) => ({ ...byId(own), body: {} }),
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'cookbookId', () => ({ body: {} }))],
  },
  [`PATCH ${root}/{item_id}/recipes`]: {
    sent: (own) => ({ ...byId(own), body: { add: [own.recipeId] } }),
    status: ofHousehold(404),
    places: [
      inPath('item_id', 404, 'cookbookId', (own) => ({ body: { add: [own.recipeId] } })),
      inBody('add', 200, byId, (other) => ({ add: [other.recipeId] })),
    ],
  },
};
