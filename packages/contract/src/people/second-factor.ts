import * as z from 'zod';
import { boundedRecord, dateTime, passwordText, tokenText, uuid } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';
import { TokenAnswer } from './sessions.ts';

const tags = ['Users: Second Factor'];
const own = '/api/users/self/second-factor';

/** Arguments and results of the browser's passkey functions: defined by WebAuthn, not by this contract. */
const WebAuthnJson = boundedRecord(z.unknown());

export const SecondStepMethod = z.enum(['totp', 'passkey', 'recovery']).meta({ id: 'SecondStepMethod' });
export type SecondStepMethod = z.output<typeof SecondStepMethod>;

/** The response (401) to the right password of a user with a second factor. */
export const SecondStepNeeded = z
  .object({
    detail: z.object({
      message: z.string(),
      error: z.literal(true),
      exception: z.null(),
      secondStep: z.object({ token: z.string(), methods: z.array(SecondStepMethod) }),
    }),
  })
  .meta({ id: 'SecondStepNeeded' });
export type SecondStepNeeded = z.output<typeof SecondStepNeeded>;

export const Passkey = z
  .object({ id: z.string(), name: z.string(), createdAt: dateTime(), lastUsedAt: dateTime().nullable() })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof Passkey>;

export const SecondFactor = z
  .object({ totp: z.boolean(), passkeys: z.array(Passkey), recoveryCodesLeft: z.int() })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.output<typeof SecondFactor>;

/** Codes are shown once, when the first factor is set up or when new ones are asked for. */
export const RecoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).nullable() })
  .meta({ id: 'RecoveryCodes' });

export const TotpSetup = z.object({ secret: z.string(), address: z.string() }).meta({ id: 'TotpSetup' });

const Confirmation = z.object({ password: passwordText().default('') }).meta({ id: 'PasswordConfirmation' });
const StepToken = z.object({ token: tokenText() }).meta({ id: 'SecondStepToken' });

/** A device on which the person is signed in. */
export const SessionOut = z
  .object({
    id: uuid(),
    current: z.boolean(),
    remember: z.boolean(),
    userAgent: z.string().nullable(),
    createdAt: dateTime(),
    lastSeenAt: dateTime(),
    expiresAt: dateTime(),
  })
  .meta({ id: 'SessionOut' });
export type SessionOut = z.output<typeof SessionOut>;

export const secondFactorOperations = {
  finishSignIn: operation({
    method: 'POST',
    path: '/api/auth/second-step',
    tags,
    summary: 'The second step of signing in: a code of the authenticator, or a recovery code',
    access: 'public',
    key: 'pending sign-in',
    body: z.object({ token: tokenText(), code: z.string().max(100) }).meta({ id: 'SecondStepCode' }),
    answer: TokenAnswer,
  }),
  startPasskeySignIn: operation({
    method: 'POST',
    path: '/api/auth/second-step/passkey/options',
    tags,
    summary: 'What the browser needs to ask for a passkey',
    access: 'public',
    key: 'pending sign-in',
    body: StepToken,
    answer: WebAuthnJson,
  }),
  finishPasskeySignIn: operation({
    method: 'POST',
    path: '/api/auth/second-step/passkey',
    tags,
    summary: 'The second step of signing in, with a passkey',
    access: 'public',
    key: 'pending sign-in',
    body: z.object({ token: tokenText(), response: WebAuthnJson }).meta({ id: 'SecondStepPasskey' }),
    answer: TokenAnswer,
  }),
  getSecondFactor: operation({
    method: 'GET',
    path: own,
    tags,
    summary: 'Which second factors the person has',
    access: 'member',
    needsSession: true,
    answer: SecondFactor,
  }),
  startTotp: operation({
    method: 'POST',
    path: `${own}/totp`,
    tags,
    summary: 'A new secret for an authenticator; it counts once it is confirmed',
    access: 'member',
    needsSession: true,
    body: Confirmation,
    answer: TotpSetup,
  }),
  confirmTotp: operation({
    method: 'POST',
    path: `${own}/totp/confirm`,
    tags,
    summary: 'Switch the authenticator on with its first code',
    access: 'member',
    needsSession: true,
    body: z.object({ code: z.string().max(100) }).meta({ id: 'TotpCode' }),
    answer: RecoveryCodes,
  }),
  removeTotp: operation({
    method: 'POST',
    path: `${own}/totp/remove`,
    tags,
    summary: 'Switch the authenticator off',
    access: 'member',
    needsSession: true,
    body: Confirmation,
    answer: SecondFactor,
  }),
  renewRecoveryCodes: operation({
    method: 'POST',
    path: `${own}/recovery-codes`,
    tags,
    summary: 'New recovery codes; the old ones are worth nothing',
    access: 'member',
    needsSession: true,
    body: Confirmation,
    answer: RecoveryCodes,
  }),
  startPasskey: operation({
    method: 'POST',
    path: `${own}/passkeys/options`,
    tags,
    summary: 'What the browser needs to make a passkey',
    access: 'member',
    needsSession: true,
    body: Confirmation,
    answer: WebAuthnJson,
  }),
  addPasskey: operation({
    method: 'POST',
    path: `${own}/passkeys`,
    tags,
    summary: 'Keep a passkey that the browser has made',
    access: 'member',
    needsSession: true,
    body: z
      .object({ name: z.string().trim().min(1).max(100), response: WebAuthnJson })
      .meta({ id: 'NewPasskey' }),
    status: 201,
    answer: RecoveryCodes,
  }),
  removePasskey: operation({
    method: 'POST',
    path: `${own}/passkeys/{passkey_id}/remove`,
    tags,
    summary: 'Forget a passkey',
    access: 'member',
    needsSession: true,
    params: z.object({ passkey_id: z.string().max(1400) }),
    body: Confirmation,
    answer: SecondFactor,
  }),
  listSessions: operation({
    method: 'GET',
    path: '/api/users/self/sessions',
    tags: ['Users: Authentication'],
    summary: 'Where the person is signed in, the latest first',
    access: 'member',
    needsSession: true,
    answer: z.array(SessionOut),
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/api/users/self/sessions/{session_id}',
    tags: ['Users: Authentication'],
    summary: 'Sign a device out',
    access: 'member',
    needsSession: true,
    params: z.object({ session_id: z.guid() }),
    answer: z.array(SessionOut),
  }),
  endOtherSessions: operation({
    method: 'DELETE',
    path: '/api/users/self/sessions',
    tags: ['Users: Authentication'],
    summary: 'Sign every other device out',
    access: 'member',
    needsSession: true,
    answer: z.array(SessionOut),
  }),
};
