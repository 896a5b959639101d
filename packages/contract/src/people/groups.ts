import * as z from 'zod';
import { slugText, uuid } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';
import { AiProviderSettings } from '../imports/ai-providers.ts';
import { ReadWebhook } from '../automation/webhooks.ts';

export const ReadGroupPreferences = z
  .object({ privateGroup: z.boolean(), showAnnouncements: z.boolean(), groupId: uuid(), id: uuid() })
  .meta({ id: 'ReadGroupPreferences' });

export const GroupSummary = z
  .object({
    name: z.string(),
    id: uuid(),
    slug: z.string(),
    preferences: ReadGroupPreferences.nullable(),
    aiProviderSettings: AiProviderSettings,
  })
  .meta({ id: 'GroupSummary' });
export type GroupSummary = z.output<typeof GroupSummary>;

/** Preferences that are left out stay as they are, in a PUT too: no default opens to others what was private. */
export const UpdateGroupPreferences = z
  .object({ privateGroup: z.boolean().optional(), showAnnouncements: z.boolean().optional() })
  .meta({ id: 'UpdateGroupPreferences' });
export type UpdateGroupPreferences = z.output<typeof UpdateGroupPreferences>;

const householdPreferences = {
  privateHousehold: z.boolean(),
  lockRecipeEditsFromOtherHouseholds: z.boolean(),
  firstDayOfWeek: z.int().min(0).max(6),
  recipePublic: z.boolean(),
  recipeShowNutrition: z.boolean(),
  recipeShowAssets: z.boolean(),
  recipeLandscapeView: z.boolean(),
  recipeDisableComments: z.boolean(),
  recipeDisableAmount: z.boolean(),
  showComputedNutrition: z.boolean(),
  /** Clients of 3.x show news of their own makers; Hearth has none. */
  showAnnouncements: z.boolean(),
};

/** As {@link UpdateGroupPreferences}. */
export const UpdateHouseholdPreferences = z
  .object(householdPreferences)
  .partial()
  .meta({ id: 'UpdateHouseholdPreferences' });
export type UpdateHouseholdPreferences = z.output<typeof UpdateHouseholdPreferences>;

export const ReadHouseholdPreferences = z
  .object({ ...householdPreferences, id: uuid() })
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
    answer: buildPageSchema(HouseholdSummary),
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
