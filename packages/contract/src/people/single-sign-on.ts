import * as z from 'zod';
import { tokenText, urlText } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';
import { TokenAnswer } from './sessions.ts';

/** Names as OAuth 2 has them. */
export const NativeSignOn = z
  .object({ authorization_endpoint: z.string(), client_id: z.string(), scope: z.string() })
  .meta({ id: 'NativeSignOn' });

/** A code verifier of PKCE, as RFC 7636 has it. */
const verifier = z
  .string()
  .max(128)
  .regex(/^[\w.~-]{43,128}$/);

/** `nonce` is the one that the app has sent to the provider, if it has. */
export const NativeSignOnCode = z
  .object({
    code: tokenText().min(1),
    code_verifier: verifier,
    redirect_uri: urlText(),
    nonce: tokenText().nullish(),
  })
  .meta({ id: 'NativeSignOnCode' });
export type NativeSignOnCode = z.output<typeof NativeSignOnCode>;

const tags = ['Users: Authentication'];

export const singleSignOnOperations = {
  startSingleSignOn: operation({
    method: 'GET',
    path: '/api/auth/oauth',
    tags,
    summary: 'Go to the identity provider (302)',
    access: 'public',
  }),
  finishSingleSignOn: operation({
    method: 'GET',
    path: '/api/auth/oauth/callback',
    tags,
    summary: 'Come back from the identity provider with its answer in the query',
    access: 'public',
    answer: TokenAnswer,
  }),
  getNativeSignOn: operation({
    method: 'GET',
    path: '/api/auth/oauth/native/config',
    tags,
    summary: 'What an app needs to send its user to the identity provider by itself, with PKCE',
    access: 'public',
    answer: NativeSignOn,
  }),
  finishNativeSignOn: operation({
    method: 'POST',
    path: '/api/auth/oauth/native/token',
    tags,
    summary: 'Sign in with the code that the identity provider gave to an app',
    access: 'public',
    body: NativeSignOnCode,
    answer: TokenAnswer,
  }),
};
