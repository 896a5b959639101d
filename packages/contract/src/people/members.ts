import * as z from 'zod';
import { shortText, uuid } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';
import { UserOut } from './self.ts';

/** A user as the members of the group see them. */
export const UserSummary = z
  .object({
    id: uuid(),
    groupId: uuid(),
    householdId: uuid(),
    username: z.string(),
    fullName: z.string(),
  })
  .meta({ id: 'UserSummary' });
export type UserSummary = z.output<typeof UserSummary>;

/** All four rights are written: one that is left out is taken away. */
export const SetPermissions = z
  .object({
    userId: uuid(),
    canManage: z.boolean().default(false),
    canManageHousehold: z.boolean().default(false),
    canInvite: z.boolean().default(false),
    canOrganize: z.boolean().default(false),
  })
  .meta({ id: 'SetPermissions' });
export type SetPermissions = z.output<typeof SetPermissions>;

export const memberOperations = {
  listGroupMembers: operation({
    method: 'GET',
    path: '/api/groups/members',
    tags: ['Groups: Self Service'],
    summary: 'All users of the own group',
    access: 'member',
    query: PagingQuery,
    answer: buildPageSchema(UserSummary),
  }),
  getGroupMember: operation({
    method: 'GET',
    path: '/api/groups/members/{username_or_id}',
    tags: ['Groups: Self Service'],
    summary: 'One person of the own group, by user name or id',
    access: 'member',
    params: z.object({ username_or_id: shortText() }),
    answer: UserSummary,
  }),
  listHouseholdMembers: operation({
    method: 'GET',
    path: '/api/households/members',
    tags: ['Households: Self Service'],
    summary: 'All members of the own household, with their rights',
    access: 'member',
    query: PagingQuery,
    answer: buildPageSchema(UserOut),
  }),
  setPermissions: operation({
    method: 'PUT',
    path: '/api/households/permissions',
    tags: ['Households: Self Service'],
    summary: 'Set the rights of another member of the own household',
    access: 'member',
    needsSession: true,
    body: SetPermissions,
    answer: UserOut,
  }),
};
