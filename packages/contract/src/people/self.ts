import * as z from 'zod';
import { LongLiveTokenOut } from './api-tokens.ts';
import { passwordText, uuid } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';

export const AuthMethod = z.enum(['Mealie', 'LDAP', 'OIDC']).meta({ id: 'AuthMethod' });
export type AuthMethod = z.output<typeof AuthMethod>;

export const UserOut = z
  .object({
    id: uuid(),
    username: z.string().nullable(),
    fullName: z.string().nullable(),
    email: z.string(),
    authMethod: AuthMethod,
    admin: z.boolean(),
    group: z.string(),
    household: z.string(),
    advanced: z.boolean(),
    canInvite: z.boolean(),
    canManage: z.boolean(),
    canManageHousehold: z.boolean(),
    canOrganize: z.boolean(),
    groupId: uuid(),
    groupSlug: z.string(),
    householdId: uuid(),
    householdSlug: z.string(),
    tokens: z.array(LongLiveTokenOut).nullable(),
    cacheKey: z.string(),
    /** Clients keep here which announcements of theirs a person has read; the server does nothing with it. */
    showAnnouncements: z.boolean(),
    lastReadAnnouncement: z.string().nullable(),
  })
  .meta({ id: 'UserOut' });
export type UserOut = z.output<typeof UserOut>;

export const ChangePassword = z
  .object({ currentPassword: passwordText().default(''), newPassword: passwordText().min(8) })
  .meta({ id: 'ChangePassword' });

/** The body of a plain success. */
export const SuccessResponse = z
  .object({ message: z.string(), error: z.boolean().default(false) })
  .meta({ id: 'SuccessResponse' });

export const userOperations = {
  getSelf: operation({
    method: 'GET',
    path: '/api/users/self',
    tags: ['Users: CRUD'],
    summary: 'The signed-in person',
    access: 'member',
    answer: UserOut,
  }),
  changePassword: operation({
    method: 'PUT',
    path: '/api/users/password',
    tags: ['Users: CRUD'],
    summary: 'Change the own password; every other session ends',
    access: 'member',
    needsSession: true,
    body: ChangePassword,
    answer: SuccessResponse,
  }),
};
