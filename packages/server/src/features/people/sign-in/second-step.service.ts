import * as z from 'zod';
import { AppError, fail } from '../../../platform/errors/app-error.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import type { SignInMethod } from '../../../platform/log/security-log.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askForPasskey, endFlow, findFlow, useCode, usePasskey } from '../second-factor/index.ts';
import {
  countSignInFailure,
  clearSignInFailures,
  refuseLockedOut,
  type Sessions,
} from '../sessions/index.ts';
import type { SignedInUser } from './password-sign-in.service.ts';

type Site = Parameters<typeof askForPasskey>[3];

/** The flow and the address of a second step. */
export interface StepAttempt {
  readonly token: string;
  readonly address: string;
  readonly userAgent: string | undefined;
}

const BegunFlow = z.object({
  username: z.string(),
  remember: z.boolean(),
  knownAs: z.string().nullable(),
});

interface Begun extends z.output<typeof BegunFlow> {
  readonly userId: string;
}

/**
 * The second step with a code of the authenticator, or a recovery code.
 * @throws AppError `wrongCode`, `secondStepOver`, `lockedOut`, `tooManyAttempts`
 */
export async function finishWithCode(
  platform: Platform,
  sessions: Sessions,
  attempt: StepAttempt & { readonly code: string },
): Promise<SignedInUser> {
  const prove: Proof = async ({ userId }) =>
    (await useCode(platform, userId, attempt.code)) ?? fail('wrongCode');
  return finish(platform, sessions, { ...attempt, method: 'code' }, prove);
}

/** The data with which the browser requests a passkey. @throws AppError `secondStepOver`, `passkeyRefused` */
export async function startPasskeyStep(platform: Platform, token: string, site: Site) {
  const { userId } = await begun(platform, token);
  return askForPasskey(platform, userId, token, site);
}

/**
 * The second step with a passkey.
 * @throws AppError `passkeyRefused`, `secondStepOver`, `lockedOut`, `tooManyAttempts`
 */
export async function finishWithPasskey(
  platform: Platform,
  sessions: Sessions,
  attempt: StepAttempt & { readonly site: Site; readonly response: Readonly<Record<string, unknown>> },
): Promise<SignedInUser> {
  const { token, site, response } = attempt;
  const prove: Proof = async ({ userId }) => {
    await usePasskey(platform, userId, { secret: token, site, response });
    return 'passkey';
  };
  return finish(platform, sessions, { ...attempt, method: 'passkey' }, prove);
}

/** Makes sure that it is the user, and says how. @throws AppError when it is not */
type Proof = (begun: Begun) => Promise<SignInMethod>;

async function finish(
  platform: Platform,
  sessions: Sessions,
  attempt: StepAttempt & { readonly method: SignInMethod },
  prove: Proof,
): Promise<SignedInUser> {
  const known = await begun(platform, attempt.token);
  const { username, userId, knownAs } = known;
  const limits = { username, userId, knownAs, address: attempt.address, method: attempt.method };
  await refuseLockedOut(platform, limits);
  const method = await prove(known).catch(async (error: unknown) => {
    if (error instanceof AppError) await countSignInFailure(platform, limits);
    throw error;
  });
  const isFirst = await platform.database.write(systemScope('sign in'), (tx) =>
    endFlow(tx, 'secondStep', attempt.token),
  );
  if (!isFirst) fail('secondStepOver');
  await clearSignInFailures(platform, limits);
  platform.securityLog.write({ event: 'sign-in.succeeded', userId, method, name: username });
  return { ...(await sessions.start(userId, known.remember, attempt.userAgent)), userId };
}

async function begun(platform: Platform, token: string): Promise<Begun> {
  const flow = await findFlow(platform, 'secondStep', token);
  if (flow === null || flow.userId === null) return fail('secondStepOver');
  return { ...BegunFlow.parse(flow.data), userId: flow.userId };
}
