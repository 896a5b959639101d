import * as z from 'zod';
import { passwordText, shortText, tokenText } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';

const tags = ['Users: Authentication'];

/** A token of the session: snake_case, as OAuth 2 names it. */
export const TokenAnswer = z
  .object({ access_token: z.string(), token_type: z.literal('bearer') })
  .meta({ id: 'TokenAnswer' });
export type TokenAnswer = z.output<typeof TokenAnswer>;

export const SignInForm = z
  .object({
    username: shortText().default(''),
    password: passwordText().default(''),
    remember_me: z.boolean().default(false),
    grant_type: shortText().nullish(),
    scope: shortText().default(''),
    client_id: shortText().nullish(),
    client_secret: tokenText().nullish(),
  })
  .meta({ id: 'SignInForm' });

const refresh = {
  path: '/api/auth/refresh',
  tags,
  summary: 'A fresh token for the session of the one presented; an API token is answered as it is',
  access: 'member',
  readsSecrets: true,
  answer: TokenAnswer,
} as const;

export const sessionOperations = {
  signIn: operation({
    method: 'POST',
    path: '/api/auth/token',
    tags,
    summary: 'Sign in with a user name or e-mail address and a password',
    access: 'public',
    body: SignInForm,
    bodyType: 'form',
    answer: TokenAnswer,
  }),
  refreshToken: operation({ ...refresh, method: 'GET' }),
  refreshTokenTwin: operation({ ...refresh, method: 'POST' }),
  signOut: operation({
    method: 'POST',
    path: '/api/auth/logout',
    tags,
    summary: 'End this session on the server',
    access: 'member',
    answer: z.object({ message: z.string() }),
  }),
};
