import { maxAmount } from '@hearth/contract';
import type { Keys } from '../tenancy/row.ts';

/** One kind of thing that clients fetch, and send back to change it. */
export interface Kind {
  readonly what: string;
  /** Where it is fetched, and sent back unless `sentTo` says otherwise. */
  readonly at: (keys: Keys) => string;
  readonly sentTo?: (keys: Keys) => string;
  /** The list that shows it too, whose entries are sent back as well. */
  readonly list?: string;
  /** What it is filled with first, so that there is more to lose than what every new one has. */
  readonly filled?: (keys: Keys) => object;
}

const household = '/api/households';
const steps = ['b7a4c9ac-8d4f-4b9f-9f49-37bb7d7d1111', 'b7a4c9ac-8d4f-4b9f-9f49-37bb7d7d2222'];
const amounts = { calories: '200', fatContent: '10.5', sodiumContent: null };
const none = '00000000-0000-4000-8000-000000000000';

const recipe = ({ foodId, unitId }: Keys) => ({
  description: 'Line one\n\n**Line two**',
  recipeServings: 4,
  recipeYieldQuantity: 12.5,
  recipeYield: 'pieces',
  totalTime: '1 hour',
  prepTime: '20 minutes',
  performTime: '40 minutes',
  orgURL: 'https://example.com/cake?a=1&b=2',
  recipeIngredient: [
    {
      quantity: 1.5,
      unit: { id: unitId, name: 'u' },
      food: { id: foodId, name: 'f' },
      note: 'fine',
      title: 'Dough',
    },
    { quantity: 0, note: 'salt', originalText: 'a pinch of salt', referenceId: steps[0] },
    { quantity: null, note: 'water', referenceId: steps[1] },
  ],
  recipeInstructions: [
    { title: 'Do', summary: 'Mix', text: 'Mix all', ingredientReferences: [{ referenceId: steps[1] }] },
    { text: 'Bake' },
  ],
  nutrition: amounts,
  notes: [{ title: 'Hint', text: 'Use *butter*' }],
  extras: { key: 'value', empty: '' },
  settings: { public: true, showNutrition: true, disableAmount: false, locked: true },
});

/** Every kind of thing that is fetched and sent back whole. */
export const kinds: readonly Kind[] = [
  {
    what: 'a recipe',
    at: ({ recipeSlug }) => `/api/recipes/${recipeSlug}`,
    filled: recipe,
  },
  {
    what: 'a recipe by its id',
    at: ({ recipeId }) => `/api/recipes/${recipeId}`,
  },
  {
    what: 'a food',
    at: ({ foodId }) => `/api/foods/${foodId}`,
    list: '/api/foods',
    filled: ({ labelId }) => ({
      pluralName: 'many',
      description: 'white',
      labelId,
      aliases: [{ name: 'other' }, { name: 'another' }],
      extras: { a: 'b' },
      onHand: true,
    }),
  },
  {
    what: 'a unit',
    at: ({ unitId }) => `/api/units/${unitId}`,
    list: '/api/units',
    filled: () => ({ abbreviation: 'u', useAbbreviation: true, fraction: false, aliases: [{ name: 'yu' }] }),
  },
  {
    what: 'a label',
    at: ({ labelId }) => `/api/groups/labels/${labelId}`,
    list: '/api/groups/labels',
    filled: () => ({ color: '#123456' }),
  },
  {
    what: 'a category',
    at: ({ categoriesId }) => `/api/organizers/categories/${categoriesId}`,
    list: '/api/organizers/categories',
  },
  { what: 'a tag', at: ({ tagsId }) => `/api/organizers/tags/${tagsId}`, list: '/api/organizers/tags' },
  {
    what: 'a tool',
    at: ({ toolsId }) => `/api/organizers/tools/${toolsId}`,
    list: '/api/organizers/tools',
    filled: () => ({ onHand: true }),
  },
  {
    what: 'a cookbook',
    at: ({ cookbookId }) => `${household}/cookbooks/${cookbookId}`,
    list: `${household}/cookbooks`,
    filled: ({ tagsId }) => ({
      description: 'sweet',
      position: 3,
      public: true,
      queryFilterString: `tags.id IN ["${tagsId}"]`,
    }),
  },
  {
    what: 'an entry of the plan',
    at: ({ planEntry }) => `${household}/mealplans/${planEntry}`,
    list: `${household}/mealplans`,
    filled: () => ({ entryType: 'dessert', title: 'Cake', text: 'with cream', servings: 2.5 }),
  },
  {
    what: 'a rule of the plan',
    at: ({ planRuleId }) => `${household}/mealplans/rules/${planRuleId}`,
    list: `${household}/mealplans/rules`,
    filled: () => ({ day: 'monday', entryType: 'dinner', queryFilterString: 'rating > 3' }),
  },
  {
    what: 'a shopping list',
    at: ({ shoppingListId }) => `${household}/shopping/lists/${shoppingListId}`,
    list: `${household}/shopping/lists`,
    filled: () => ({ extras: { a: 'b', c: null } }),
  },
  {
    what: 'an item of a shopping list',
    at: ({ shoppingItemId }) => `${household}/shopping/items/${shoppingItemId}`,
    list: `${household}/shopping/items`,
    filled: ({ foodId, unitId, labelId }) => ({
      foodId,
      unitId,
      labelId,
      isFood: true,
      quantity: maxAmount / 3,
      note: 'fresh',
      position: 7,
      checked: true,
      extras: { a: 'b' },
    }),
  },
  {
    what: 'a webhook',
    at: ({ webhookId }) => `${household}/webhooks/${webhookId}`,
    list: `${household}/webhooks`,
    filled: () => ({ enabled: false, scheduledTime: '21:07:03' }),
  },
  {
    what: 'a notifier',
    at: ({ notifierId }) => `${household}/events/notifications/${notifierId}`,
    list: `${household}/events/notifications`,
  },
  {
    what: 'a recipe action',
    at: ({ actionId }) => `${household}/recipe-actions/${actionId}`,
    list: `${household}/recipe-actions`,
    filled: () => ({ actionType: 'link', url: 'https://example.com/${slug}?id=${id}' }),
  },
  { what: 'a comment', at: ({ commentId }) => `/api/comments/${commentId}`, list: '/api/comments' },
  {
    what: 'an event of the timeline',
    at: ({ eventId }) => `/api/recipes/timeline/events/${eventId}`,
    list: '/api/recipes/timeline/events',
  },
  { what: 'the own data', at: () => '/api/users/self', sentTo: ({ userId }) => `/api/users/${userId}` },
  {
    what: 'a user, by an administrator',
    at: ({ guestId }) => `/api/admin/users/${guestId}`,
    list: '/api/admin/users',
    filled: () => ({ canInvite: true, advanced: true }),
  },
  {
    what: 'a group, by an administrator',
    at: ({ groupId }) => `/api/admin/groups/${groupId}`,
    list: '/api/admin/groups',
  },
  {
    what: 'a household, by an administrator',
    at: ({ householdId }) => `/api/admin/households/${householdId}`,
    list: '/api/admin/households',
  },
  {
    what: 'preferences of the group',
    at: () => '/api/groups/preferences',
    filled: () => ({ privateGroup: false, showAnnouncements: false }),
  },
  {
    what: 'preferences of the household',
    at: () => `${household}/preferences`,
    filled: () => ({
      privateHousehold: false,
      lockRecipeEditsFromOtherHouseholds: false,
      firstDayOfWeek: 3,
      recipePublic: false,
      recipeShowNutrition: true,
      recipeDisableAmount: false,
      showComputedNutrition: false,
      showAnnouncements: false,
    }),
  },
];

/** Fields that programs add of their own accord, or that this server does not have. */
export const strangeFields = { unheardOf: { of: [none] }, __typename: 'Thing', rating: undefined };
