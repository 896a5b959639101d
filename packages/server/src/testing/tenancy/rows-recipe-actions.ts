import { inBody, inPath, inQuery, type Keys, type Row, type Rows } from './row.ts';

const root = '/api/households/recipe-actions';
const fields = (own: Keys) => ({ actionType: 'link', title: own.recipeName, url: 'https://example.com' });
const homes = (other: Keys) => ({ groupId: other.groupId, householdId: other.householdId });
const byId = (own: Keys) => ({ params: { item_id: own.actionId } });
const changed = (own: Keys) => ({ ...byId(own), body: { ...fields(own), ...homes(own) } });
const triggered = (own: Keys) => ({ params: { item_id: own.actionId, recipe_slug: own.recipeSlug } });
/** Answers to those whose the action is: its address, a public one, is out of reach of the tests. */
const unreached = Object.fromEntries(
  ['housemate', 'locked', 'organizer', 'householdManager', 'groupManager', 'fullToken', 'owner'].map(
    (role) => [role, 400],
  ),
);
/** An action belongs to its household. */
const ofHousehold = (status: number) => ({ stranger: status, neighbour: status, administrator: status });

const changing: Row = {
  sent: changed,
  status: ofHousehold(404),
  places: [
    inPath('item_id', 404, 'actionId', changed),
    inBody('groupId, householdId', 200, changed, (other) => ({
      actionType: 'link',
      title: 'Same',
      url: 'https://example.com',
      ...homes(other),
    })),
  ],
};

export const recipeActionRows: Rows = {
  [`GET ${root}`]: {
    sent: () => ({}),
    places: [inQuery('queryFilter', 200, (other) => `id = "${other.actionId}"`)],
  },
  [`POST ${root}`]: { sent: (own) => ({ body: fields(own) }) },
  [`GET ${root}/{item_id}`]: {
    sent: byId,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'actionId')],
  },
  [`PUT ${root}/{item_id}`]: changing,
  [`PATCH ${root}/{item_id}`]: changing,
  [`DELETE ${root}/{item_id}`]: {
    sent: byId,
    status: ofHousehold(400),
    places: [inPath('item_id', 400, 'actionId')],
  },
  [`POST ${root}/{item_id}/trigger/{recipe_slug}`]: {
    sent: triggered,
    status: { ...unreached, ...ofHousehold(404) },
    places: [
      inPath('item_id', 404, 'actionId', triggered),
      inPath('recipe_slug', 404, 'recipeSlug', triggered),
      inPath('recipe_slug', 404, 'recipeId', triggered),
    ],
  },
};
