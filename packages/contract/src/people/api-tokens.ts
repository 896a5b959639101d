import * as z from 'zod';
import { dateTime } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';

const tags = ['Users: Tokens'];

/** The scope of a token; see `@hearth/domain/people/token-access`. */
export const TokenScope = z
  .enum(['full', 'read-only', 'lists-and-plan', 'lists-only'])
  .meta({ id: 'TokenScope' });

export const LongLiveTokenIn = z
  .object({
    name: z.string().trim().min(1).max(255),
    integrationId: z.string().max(255).default('generic'),
    scope: TokenScope.default('full'),
    /** Days until the token ends; five years unless said otherwise. */
    expiresInDays: z.int().min(1).max(3650).default(1825),
  })
  .meta({ id: 'LongLiveTokenIn' });

/** `token` travels only in the answer that creates it; later answers carry an empty text. */
export const LongLiveTokenOut = z
  .object({
    token: z.string(),
    name: z.string(),
    id: z.int(),
    createdAt: dateTime().nullable(),
    scope: TokenScope,
    expiresAt: dateTime(),
    lastUsedAt: dateTime().nullable(),
  })
  .meta({ id: 'LongLiveTokenOut' });
export type LongLiveTokenOut = z.output<typeof LongLiveTokenOut>;

export const apiTokenOperations = {
  createApiToken: operation({
    method: 'POST',
    path: '/api/users/api-tokens',
    tags,
    summary: 'Create an API token; its text is shown this once',
    access: 'member',
    needsSession: true,
    body: LongLiveTokenIn,
    status: 201,
    answer: LongLiveTokenOut,
  }),
  deleteApiToken: operation({
    method: 'DELETE',
    path: '/api/users/api-tokens/{token_id}',
    tags,
    summary: 'Revoke an API token',
    access: 'member',
    needsSession: true,
    params: z.object({ token_id: z.coerce.number().int().min(0).max(2_147_483_647) }),
    answer: z.object({ tokenDelete: z.string() }).meta({ id: 'DeleteTokenResponse' }),
  }),
};
