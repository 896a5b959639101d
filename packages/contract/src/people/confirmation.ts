import * as z from 'zod';
import { boundedRecord, dateTime, passwordText } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';

/**
 * Before the few operations that `confirmation` marks, the web app asks once more who it is. `signIn` is for accounts
 * that have neither a password nor a second factor here: a new sign-in at the provider confirms for as long.
 */
export const ConfirmationMethod = z
  .enum(['password', 'code', 'passkey', 'signIn'])
  .meta({ id: 'ConfirmationMethod' });
export type ConfirmationMethod = z.output<typeof ConfirmationMethod>;

const ConfirmationMethods = z
  .object({ methods: z.array(ConfirmationMethod) })
  .meta({ id: 'ConfirmationMethods' });

/** For how long this browser is not asked again. */
const Confirmed = z.object({ confirmedUntil: dateTime() }).meta({ id: 'Confirmed' });
export type Confirmed = z.output<typeof Confirmed>;

/** The password, or a code of the authenticator or a recovery code. */
const ConfirmationProof = z
  .object({ password: passwordText().optional(), code: z.string().max(100).optional() })
  .meta({ id: 'ConfirmationProof' });
export type ConfirmationProof = z.output<typeof ConfirmationProof>;

const WebAuthnJson = boundedRecord(z.unknown());
const PasskeyProof = z.object({ response: WebAuthnJson }).meta({ id: 'ConfirmationPasskey' });

const path = '/api/auth/confirmation' as const;
const base = { tags: ['Users: Authentication'], access: 'member' as const, needsSession: true };

export const confirmationOperations = {
  getConfirmationMethods: operation({
    ...base,
    method: 'GET',
    path,
    summary: 'How the person can confirm who it is',
    answer: ConfirmationMethods,
  }),
  confirm: operation({
    ...base,
    method: 'POST',
    path,
    summary: 'Confirm with the password, or with a code of the authenticator',
    body: ConfirmationProof,
    answer: Confirmed,
  }),
  startPasskeyConfirmation: operation({
    ...base,
    method: 'POST',
    path: `${path}/passkey/options`,
    summary: 'What the browser needs to ask for a passkey',
    answer: WebAuthnJson,
  }),
  finishPasskeyConfirmation: operation({
    ...base,
    method: 'POST',
    path: `${path}/passkey`,
    summary: 'Confirm with a passkey',
    body: PasskeyProof,
    answer: Confirmed,
  }),
};
