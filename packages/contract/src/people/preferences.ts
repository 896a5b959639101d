import * as z from 'zod';
import {
  ReadGroupPreferences,
  ReadHouseholdPreferences,
  UpdateGroupPreferences,
  UpdateHouseholdPreferences,
} from './groups.ts';
import { shortText, uuid } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';

/** Bytes in the files of the group's recipes, in figures and in words. The total is a figure that nothing enforces. */
export const GroupStorage = z
  .object({
    usedStorageBytes: z.int(),
    usedStorageStr: z.string(),
    totalStorageBytes: z.int(),
    totalStorageStr: z.string(),
  })
  .meta({ id: 'GroupStorage' });
export type GroupStorage = z.output<typeof GroupStorage>;

/** Recipes and people of the household; categories, tags and tools of the whole group. */
export const HouseholdStatistics = z
  .object({
    totalRecipes: z.int(),
    totalUsers: z.int(),
    totalCategories: z.int(),
    totalTags: z.int(),
    totalTools: z.int(),
  })
  .meta({ id: 'HouseholdStatistics' });
export type HouseholdStatistics = z.output<typeof HouseholdStatistics>;

export const RenameHousehold = z.object({ name: shortText().trim().min(1) }).meta({ id: 'RenameHousehold' });

/** Another name is another slug. */
export const HouseholdName = z
  .object({ id: uuid(), name: z.string(), slug: z.string() })
  .meta({ id: 'HouseholdName' });
export type HouseholdName = z.output<typeof HouseholdName>;

const ofGroup = {
  path: '/api/groups/preferences' as const,
  tags: ['Groups: Self Service'],
  access: 'member' as const,
  answer: ReadGroupPreferences,
};
const ofHousehold = {
  path: '/api/households/preferences' as const,
  tags: ['Households: Self Service'],
  access: 'member' as const,
  answer: ReadHouseholdPreferences,
};

export const preferenceOperations = {
  getGroupPreferences: operation({
    ...ofGroup,
    method: 'GET',
    summary: 'What the own group prefers',
  }),
  putGroupPreferences: operation({
    ...ofGroup,
    method: 'PUT',
    summary: 'Change what the own group prefers; what is left out stays; with the right to manage the group',
    body: UpdateGroupPreferences,
  }),
  patchGroupPreferences: operation({
    ...ofGroup,
    method: 'PATCH',
    summary: 'Change some of what the own group prefers; with the right to manage the group',
    body: UpdateGroupPreferences,
  }),
  getGroupStorage: operation({
    method: 'GET',
    path: '/api/groups/storage',
    tags: ['Groups: Self Service'],
    summary: 'How much room the recipes of the own group take',
    access: 'member',
    answer: GroupStorage,
  }),
  getHouseholdPreferences: operation({
    ...ofHousehold,
    method: 'GET',
    summary: 'What the own household prefers',
  }),
  putHouseholdPreferences: operation({
    ...ofHousehold,
    method: 'PUT',
    summary:
      'Change what the own household prefers; what is left out stays; with the right to manage the household',
    body: UpdateHouseholdPreferences,
  }),
  patchHouseholdPreferences: operation({
    ...ofHousehold,
    method: 'PATCH',
    summary: 'Change some of what the own household prefers; with the right to manage the household',
    body: UpdateHouseholdPreferences,
  }),
  renameOwnHousehold: operation({
    method: 'PATCH',
    path: '/api/households/self',
    tags: ['Households: Self Service'],
    summary: 'Give the own household another name; with the right to manage the household',
    access: 'member',
    body: RenameHousehold,
    answer: HouseholdName,
  }),
  getHouseholdStatistics: operation({
    method: 'GET',
    path: '/api/households/statistics',
    tags: ['Households: Self Service'],
    summary: 'Figures of the own household and group',
    access: 'member',
    answer: HouseholdStatistics,
  }),
};
