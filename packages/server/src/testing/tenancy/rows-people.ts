import { inPath, inQuery, type Keys, type Place, type Row, type Rows } from './row.ts';

const ofUser = (own: Keys) => ({ params: { id: own.userId } });
const ofRecipe = (own: Keys) => ({ params: { id: own.userId, slug: own.recipeSlug } });
const rating = { body: { rating: 3 } };
/** Only the user and an administrator of the group change the user's ratings. */
const onlySelf = { stranger: 403, neighbour: 403, housemate: 403 };
const recipePlaces = (rest: (own: Keys) => object): Place[] =>
  (['recipeSlug', 'recipeId'] as const).map((key) =>
    inPath('slug', 404, key, (own) => ({ ...rest(own), params: { id: own.userId } })),
  );
const favorite: Row = {
  sent: ofRecipe,
  status: onlySelf,
  places: [inPath('id', 403, 'userId', ofRecipe), ...recipePlaces(() => ({}))],
};

export const peopleRows: Rows = {
  'GET /api/auth/refresh': { sent: () => ({}) },
  'POST /api/auth/refresh': { sent: () => ({}) },
  'POST /api/auth/logout': { sent: () => ({}) },
  'GET /api/users/self': { sent: () => ({}) },
  'PUT /api/users/password': {
    sent: () => ({ body: { currentPassword: 'wrong', newPassword: 'long enough' } }),
    status: {
      stranger: 400,
      neighbour: 400,
      housemate: 400,
      locked: 400,
      owner: 400,
      administrator: 400,
    },
  },
  'GET /api/groups/self': { sent: () => ({}) },
  'GET /api/households/self': { sent: () => ({}) },
  'GET /api/groups/households': { sent: () => ({}) },
  'GET /api/groups/households/{household_slug}': {
    sent: (own) => ({ params: { household_slug: own.householdSlug } }),
    status: { stranger: 404 },
    places: [inPath('household_slug', 404, 'householdSlug'), inPath('household_slug', 404, 'householdId')],
  },
  'GET /api/users/self/ratings': { sent: () => ({}) },
  'GET /api/users/self/favorites': { sent: () => ({}) },
  'GET /api/users/self/ratings/{recipe_id}': {
    sent: (own) => ({ params: { recipe_id: own.recipeId } }),
    status: { stranger: 404, neighbour: 404, housemate: 404, administrator: 404 },
    places: [inPath('recipe_id', 404, 'recipeId')],
  },
  'GET /api/users/{id}/ratings': { sent: ofUser, places: [inPath('id', 200, 'userId')] },
  'GET /api/users/{id}/favorites': { sent: ofUser, places: [inPath('id', 200, 'userId')] },
  'POST /api/users/{id}/ratings/{slug}': {
    sent: (own) => ({ ...ofRecipe(own), ...rating }),
    status: onlySelf,
    places: [
      inPath('id', 403, 'userId', (own) => ({ ...ofRecipe(own), ...rating })),
      ...recipePlaces(() => rating),
    ],
  },
  'POST /api/users/{id}/favorites/{slug}': favorite,
  'DELETE /api/users/{id}/favorites/{slug}': favorite,
  'GET /api/admin/site-settings': { sent: () => ({}) },
  'PUT /api/admin/site-settings': { sent: () => ({ body: { outboundTrusted: [] } }) },
  'GET /api/validators/recipe': validator(),
  'GET /api/validators/group/recipe': validator(),
};

function validator(): Row {
  return {
    sent: (own) => ({ query: { group_id: own.groupId, name: own.recipeName } }),
    places: [
      {
        at: 'query group_id',
        unknown: 200,
        sent: (own, other) => ({ query: { group_id: other.groupId, name: own.recipeName } }),
      },
      inQuery('group_id', 422, () => 'no-id'),
    ],
  };
}
