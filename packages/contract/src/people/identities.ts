import * as z from 'zod';
import { limits } from '../kernel/limits.ts';
import { itemParams, operation } from '../kernel/operation.ts';

/** An identity of a provider that opens an account. */
export const UserIdentity = z
  .object({ issuer: z.string(), subject: z.string() })
  .meta({ id: 'UserIdentity' });
export type UserIdentity = z.output<typeof UserIdentity>;

/** The provider's permanent id of the user: the claim `sub`. */
export const IdentityLink = z
  .object({ subject: z.string().trim().min(1).max(limits.nameLength) })
  .meta({ id: 'IdentityLink' });

/** Only a person who is signed in links accounts: an identity opens all that the account may do. */
const managing = {
  path: '/api/admin/users/{item_id}/identities' as const,
  params: itemParams,
  tags: ['Admin: Manage Users'],
  access: 'admin' as const,
  needsSession: true,
  answer: z.array(UserIdentity),
};

export const identityOperations = {
  listUserIdentities: operation({
    ...managing,
    method: 'GET',
    summary: 'The identities of providers that open an account',
  }),
  linkUserIdentity: operation({
    ...managing,
    method: 'PUT',
    summary: 'Link an account to the user with that `sub` at the provider of this server',
    confirmation: 'always',
    body: IdentityLink,
  }),
  unlinkUserIdentities: operation({
    ...managing,
    method: 'DELETE',
    summary: 'Remove every link of an account to a provider',
  }),
};
