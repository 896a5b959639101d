import * as z from 'zod';
import { slugText, uuid } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';
import { PagingQuery, pageOf } from '../kernel/paging.ts';
import { ReadWebhook } from '../automation/webhooks.ts';

export const ReadGroupPreferences = z
  .object({ privateGroup: z.boolean(), groupId: uuid(), id: uuid() })
  .meta({ id: 'ReadGroupPreferences' });

export const GroupSummary = z
  .object({ name: z.string(), id: uuid(), slug: z.string(), preferences: ReadGroupPreferences.nullable() })
  .meta({ id: 'GroupSummary' });
export type GroupSummary = z.output<typeof GroupSummary>;

export const UpdateGroupPreferences = z
  .object({ privateGroup: z.boolean().default(true) })
  .meta({ id: 'UpdateGroupPreferences' });

/** The preferences of a household, with their defaults. */
const householdPreferences = {
  privateHousehold: z.boolean().default(true),
  lockRecipeEditsFromOtherHouseholds: z.boolean().default(true),
  firstDayOfWeek: z.int().min(0).max(6).default(0),
  recipePublic: z.boolean().default(true),
  recipeShowNutrition: z.boolean().default(false),
  recipeShowAssets: z.boolean().default(false),
  recipeLandscapeView: z.boolean().default(false),
  recipeDisableComments: z.boolean().default(false),
  recipeDisableAmount: z.boolean().default(true),
};

/** `showComputedNutrition` stays as it is where it is left out: other clients do not know it, and replace all others. */
export const UpdateHouseholdPreferences = z
  .object({ ...householdPreferences, showComputedNutrition: z.boolean().optional() })
  .meta({ id: 'UpdateHouseholdPreferences' });
export type UpdateHouseholdPreferences = z.output<typeof UpdateHouseholdPreferences>;

export const ReadHouseholdPreferences = z
  .object({ ...householdPreferences, showComputedNutrition: z.boolean(), id: uuid() })
  .meta({ id: 'ReadHouseholdPreferences' });
export type ReadHouseholdPreferences = z.output<typeof ReadHouseholdPreferences>;

export const HouseholdSummary = z
  .object({
    groupId: uuid(),
    name: z.string(),
    id: uuid(),
    slug: z.string(),
    preferences: ReadHouseholdPreferences.nullable(),
  })
  .meta({ id: 'HouseholdSummary' });
export type HouseholdSummary = z.output<typeof HouseholdSummary>;

export const HouseholdUserSummary = z
  .object({ id: uuid(), fullName: z.string() })
  .meta({ id: 'HouseholdUserSummary' });

export const HouseholdInDB = HouseholdSummary.extend({
  group: z.string(),
  users: z.array(HouseholdUserSummary).nullable(),
  webhooks: z.array(ReadWebhook),
}).meta({ id: 'HouseholdInDB' });
export type HouseholdInDB = z.output<typeof HouseholdInDB>;

export const groupOperations = {
  getOwnGroup: operation({
    method: 'GET',
    path: '/api/groups/self',
    tags: ['Groups: Self Service'],
    summary: 'The own group',
    access: 'member',
    answer: GroupSummary,
  }),
  getOwnHousehold: operation({
    method: 'GET',
    path: '/api/households/self',
    tags: ['Households: Self Service'],
    summary: 'The own household',
    access: 'member',
    answer: HouseholdInDB,
  }),
  listHouseholds: operation({
    method: 'GET',
    path: '/api/groups/households',
    tags: ['Groups: Households'],
    summary: 'Households of the own group',
    access: 'member',
    query: PagingQuery,
    answer: pageOf(HouseholdSummary),
  }),
  getHousehold: operation({
    method: 'GET',
    path: '/api/groups/households/{household_slug}',
    tags: ['Groups: Households'],
    summary: 'One household of the own group, by slug or id',
    access: 'member',
    params: z.object({ household_slug: slugText() }),
    answer: HouseholdSummary,
  }),
};
