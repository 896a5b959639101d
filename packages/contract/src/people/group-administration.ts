import * as z from 'zod';
import { AiProviderSettings } from '../imports/ai-providers.ts';
import { uuid } from '../kernel/fields.ts';
import {
  HouseholdInDB,
  ReadGroupPreferences,
  UpdateGroupPreferences,
  UpdateHouseholdPreferences,
} from './groups.ts';
import { UserSummary } from './members.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { CategoryBase } from '../recipes/organizers.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';
import { ReadWebhook } from '../automation/webhooks.ts';

/** The longest name of a group or a household. */
export const maxPlaceNameLength = 255;

const placeName = () => z.string().trim().min(1).max(maxPlaceNameLength);

const GroupHouseholdSummary = z
  .object({ id: uuid(), name: z.string() })
  .meta({ id: 'GroupHouseholdSummary' });

export const GroupInDB = z
  .object({
    name: z.string(),
    id: uuid(),
    slug: z.string(),
    categories: z.array(CategoryBase).nullable(),
    webhooks: z.array(ReadWebhook),
    households: z.array(GroupHouseholdSummary).nullable(),
    users: z.array(UserSummary).nullable(),
    preferences: ReadGroupPreferences.nullable(),
    aiProviderSettings: AiProviderSettings,
  })
  .meta({ id: 'GroupInDB' });
export type GroupInDB = z.output<typeof GroupInDB>;

export const GroupBase = z.object({ name: placeName() }).meta({ id: 'GroupBase' });

/** An empty name keeps the one there is. */
export const GroupAdminUpdate = z
  .object({
    id: uuid(),
    name: z.string().trim().max(maxPlaceNameLength),
    preferences: UpdateGroupPreferences.nullish(),
  })
  .meta({ id: 'GroupAdminUpdate' });

export const HouseholdCreate = z
  .object({ groupId: uuid().nullish(), name: placeName() })
  .meta({ id: 'HouseholdCreate' });

export const UpdateHouseholdAdmin = z
  .object({
    groupId: uuid(),
    name: placeName(),
    id: uuid(),
    preferences: UpdateHouseholdPreferences.nullish(),
  })
  .meta({ id: 'UpdateHouseholdAdmin' });

const GroupPatch = z
  .object({
    name: z.string().trim().max(maxPlaceNameLength).optional(),
    preferences: UpdateGroupPreferences.nullish(),
  })
  .meta({ id: 'GroupAdminPatch' });

const HouseholdPatch = z
  .object({
    name: placeName().optional(),
    groupId: uuid().optional(),
    preferences: UpdateHouseholdPreferences.nullish(),
  })
  .meta({ id: 'HouseholdAdminPatch' });

/** Groups and households are read with the addresses of their webhooks. */
const groups = {
  tags: ['Admin: Manage Groups'],
  access: 'admin' as const,
  path: '/api/admin/groups' as const,
  readsSecrets: true,
};
const group = {
  ...groups,
  path: '/api/admin/groups/{item_id}' as const,
  params: itemParams,
  answer: GroupInDB,
};
const households = {
  tags: ['Admin: Manage Households'],
  access: 'admin' as const,
  path: '/api/admin/households' as const,
  readsSecrets: true,
};
const household = {
  ...households,
  path: '/api/admin/households/{item_id}' as const,
  params: itemParams,
  answer: HouseholdInDB,
};

export const groupAdministrationOperations = {
  adminListGroups: operation({
    ...groups,
    method: 'GET',
    summary: 'All groups of the server',
    query: PagingQuery,
    answer: buildPageSchema(GroupInDB),
  }),
  adminCreateGroup: operation({
    ...groups,
    method: 'POST',
    summary: 'Create a private group with a household; a name that is taken gets a number',
    body: GroupBase,
    status: 201,
    answer: GroupInDB,
  }),
  adminGetGroup: operation({ ...group, method: 'GET', summary: 'One group' }),
  adminPutGroup: operation({
    ...group,
    method: 'PUT',
    summary: 'Rename a group, change what it prefers',
    body: GroupAdminUpdate,
  }),
  adminPatchGroup: operation({
    ...group,
    method: 'PATCH',
    summary: 'Change the fields sent of a group',
    body: GroupPatch,
  }),
  adminDeleteGroup: operation({
    ...group,
    method: 'DELETE',
    summary: 'Delete a group in which nobody and no household is left; not the default group',
  }),
  adminListHouseholds: operation({
    ...households,
    method: 'GET',
    summary: 'All households of the server',
    query: PagingQuery,
    answer: buildPageSchema(HouseholdInDB),
  }),
  adminCreateHousehold: operation({
    ...households,
    method: 'POST',
    summary: 'Create a household in a group; a name that is taken gets a number',
    body: HouseholdCreate,
    status: 201,
    answer: HouseholdInDB,
  }),
  adminGetHousehold: operation({ ...household, method: 'GET', summary: 'One household' }),
  adminPutHousehold: operation({
    ...household,
    method: 'PUT',
    summary: 'Rename a household, change what it prefers; it stays in its group',
    body: UpdateHouseholdAdmin,
  }),
  adminPatchHousehold: operation({
    ...household,
    method: 'PATCH',
    summary: 'Change the fields sent of a household',
    body: HouseholdPatch,
  }),
  adminDeleteHousehold: operation({
    ...household,
    method: 'DELETE',
    summary: 'Delete a household in which nobody lives',
  }),
};
