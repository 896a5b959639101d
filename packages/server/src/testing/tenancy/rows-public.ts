import { form } from '../test-account.ts';
import { everyone, inPath, inQuery, type Keys, type Place, type Row, type Rows } from './row.ts';

const root = '/api/explore/groups/{group_slug}';
const inGroup = (own: Keys) => ({ params: { group_slug: own.groupSlug } });
const groupPlaces = (rest: (own: Keys) => { params?: Readonly<Record<string, string>> }): Place[] => [
  inPath('group_slug', 404, 'groupSlug', rest),
  inPath('group_slug', 404, 'groupId', rest),
];
const anyone: Row = { sent: () => ({}) };
const ofPublicGroup = true as const;

function organizers(kind: 'categories' | 'tags' | 'tools'): Rows {
  const key = `${kind}Id` as const;
  const one = (own: Keys) => ({ params: { group_slug: own.groupSlug, item_id: own[key] } });
  return {
    [`GET ${root}/organizers/${kind}`]: { ofPublicGroup, sent: inGroup, places: groupPlaces(() => ({})) },
    [`GET ${root}/organizers/${kind}/{item_id}`]: {
      ofPublicGroup,
      sent: one,
      places: [...groupPlaces(one), inPath('item_id', 404, key, one)],
    },
  };
}

const recipe = (own: Keys) => ({ params: { group_slug: own.groupSlug, recipe_slug: own.recipeSlug } });
const ofRecipe: Row = {
  ofPublicGroup,
  sent: recipe,
  places: [
    ...groupPlaces(recipe),
    inPath('recipe_slug', 404, 'recipeSlug', recipe),
    inPath('recipe_slug', 404, 'recipeId', recipe),
  ],
};
const cookbook = (own: Keys) => ({ params: { group_slug: own.groupSlug, item_id: own.cookbookSlug } });
const food = (own: Keys) => ({ params: { group_slug: own.groupSlug, item_id: own.foodId } });
const household = (own: Keys) => ({
  params: { group_slug: own.groupSlug, household_slug: own.householdSlug },
});
const narrowed = (name: string, value: (other: Keys) => string): Place => ({
  ...inQuery(name, 200, value),
  sent: (own, other) => ({ ...inGroup(own), query: { [name]: value(other) } }),
});

export const publicRows: Rows = {
  'GET /api/app/about': anyone,
  'GET /api/app/about/startup-info': anyone,
  'GET /api/app/about/theme': anyone,
  'GET /api/health': anyone,
  'GET /api/health/live': anyone,
  'GET /api/health/ready': anyone,
  'POST /api/setup': {
    sent: () => ({
      body: { code: 'x', username: 'x', fullName: 'x', email: 'x@example.com', password: 'long enough' },
    }),
    status: everyone(410),
  },
  'POST /api/auth/token': {
    sent: () => {
      const { payload, headers } = form({ username: crypto.randomUUID(), password: 'wrong' });
      return { form: { payload: Buffer.from(payload), headers } };
    },
    status: everyone(401),
  },
  [`GET ${root}/recipes/suggestions`]: {
    ofPublicGroup,
    sent: inGroup,
    places: [
      ...groupPlaces(() => ({})),
      narrowed('foods', (other) => other.foodId),
      narrowed('tools', (other) => other.toolsId),
      narrowed('queryFilter', (other) => `id = ${other.recipeId} OR groupId = ${other.groupId}`),
    ],
  },
  [`GET ${root}/recipes`]: {
    ofPublicGroup,
    sent: inGroup,
    places: [
      ...groupPlaces(() => ({})),
      narrowed('tags', (other) => other.tagsId),
      narrowed('households', (other) => other.householdSlug),
      narrowed('queryFilter', (other) => `id = ${other.recipeId} OR groupId = ${other.groupId}`),
      narrowed('search', (other) => other.recipeName),
    ],
  },
  [`GET ${root}/recipes/{recipe_slug}`]: ofRecipe,
  [`GET ${root}/recipes/{recipe_slug}/nutrition/computed`]: ofRecipe,
  [`GET ${root}/recipes/{recipe_slug}/cup-weights`]: ofRecipe,
  [`GET ${root}/cookbooks`]: { ofPublicGroup, sent: inGroup, places: groupPlaces(() => ({})) },
  [`GET ${root}/cookbook-covers`]: { ofPublicGroup, sent: inGroup, places: groupPlaces(() => ({})) },
  [`GET ${root}/cookbooks/{item_id}`]: {
    ofPublicGroup,
    sent: cookbook,
    places: [
      ...groupPlaces(cookbook),
      inPath('item_id', 404, 'cookbookId', cookbook),
      inPath('item_id', 404, 'cookbookSlug', cookbook),
    ],
  },
  [`GET ${root}/households`]: { ofPublicGroup, sent: inGroup, places: groupPlaces(() => ({})) },
  [`GET ${root}/households/{household_slug}`]: {
    ofPublicGroup,
    sent: household,
    places: [
      ...groupPlaces(household),
      inPath('household_slug', 404, 'householdSlug', household),
      inPath('household_slug', 404, 'householdId', household),
    ],
  },
  [`GET ${root}/foods`]: { ofPublicGroup, sent: inGroup, places: groupPlaces(() => ({})) },
  [`GET ${root}/foods/{item_id}`]: {
    ofPublicGroup,
    sent: food,
    places: [...groupPlaces(food), inPath('item_id', 404, 'foodId', food)],
  },
  ...organizers('categories'),
  ...organizers('tags'),
  ...organizers('tools'),
  'GET /api/media/recipes/{recipe_id}/images/{file_name}': {
    sent: (own) => ({ params: { recipe_id: own.recipeId, file_name: 'original.webp' } }),
    places: [inPath('recipe_id', 404, 'recipeId', () => ({ params: { file_name: 'original.webp' } }))],
    open: 'pictures are served to all who know their id, which cannot be guessed; pages and messengers embed them',
  },
  'GET /api/media/recipes/{recipe_id}/images/preview.jpg': {
    sent: (own) => ({ params: { recipe_id: own.recipeId } }),
    places: [inPath('recipe_id', 404, 'recipeId')],
    open: 'as the picture that it is made of',
  },
  'GET /api/media/users/{user_id}/{file_name}': {
    sent: (own) => ({ params: { user_id: own.userId, file_name: 'profile.webp' } }),
    status: everyone(404),
    places: [inPath('user_id', 404, 'userId', () => ({ params: { file_name: 'profile.webp' } }))],
  },
};
