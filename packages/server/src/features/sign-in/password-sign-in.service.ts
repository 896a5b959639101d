import type { SecondStepMethod } from '@hearth/contract';
import { systemScope } from '../../platform/db/scope.ts';
import { fail } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DirectoryPerson, findInDirectory } from '../../platform/directory/directory.ts';
import { beginFlow, secondStepMethods } from '../second-factor/index.ts';
import {
  countSignInFailure,
  forgetSignInFailures,
  refuseLockedOut,
  type Sessions,
  type SignedIn,
} from '../sessions/index.ts';
import { findUserBy, findUserForSignIn, usernameKey, verifyPassword } from '../users/index.ts';
import { admitExternalPerson } from './external-person.ts';

export interface SignInAttempt {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** A right password of somebody who has a second factor: the browser's secret, and the ways to go on. */
export interface SecondStep {
  readonly token: string;
  readonly methods: readonly SecondStepMethod[];
}

const secondStepMs = 10 * 60_000;

/**
 * Signs in with a password. Known and unknown names are answered alike, in words and in time.
 * @throws AppError `wrongCredentials`, `lockedOut`, `tooManyAttempts`
 */
export async function signInWithPassword(
  platform: Platform,
  sessions: Sessions,
  attempt: SignInAttempt,
): Promise<SignedIn | SecondStep> {
  await refuseLockedOut(platform, attempt);
  const userId = await personOf(platform, attempt);
  if (userId === null) {
    await countSignInFailure(platform, attempt);
    return fail('wrongCredentials');
  }
  // Others may have failed while this password was checked: many guesses at once count as one after the other.
  await refuseLockedOut(platform, attempt);
  const methods = await secondStepMethods(platform, userId);
  if (methods.length > 0) return secondStep(platform, attempt, userId, methods);
  await forgetSignInFailures(platform, attempt);
  return sessions.start(userId, attempt.remember, attempt.userAgent);
}

/** The person whose password this is; the directory is asked for its own people and for those nobody knows yet. */
async function personOf(platform: Platform, attempt: SignInAttempt): Promise<string | null> {
  const reader = platform.database.read(systemScope('sign-in'));
  const user = await findUserForSignIn(reader, attempt.username.toLowerCase());
  const isOfDirectory = user === undefined || user.auth_method === 'LDAP';
  const external = isOfDirectory ? await findInDirectory(platform, attempt) : null;
  if (external !== null) return directoryPerson(platform, external);
  const stored = user?.auth_method === 'Mealie' ? user.password : undefined;
  const fits = await verifyPassword(attempt.password, stored);
  return fits && user !== undefined ? user.id : null;
}

/**
 * The account of the entry that the directory has found, whatever was typed: its user name is the entry's id, or its
 * address the entry's. An account that bears the typed name may be of another person.
 */
async function directoryPerson(platform: Platform, external: DirectoryPerson): Promise<string | null> {
  const reader = platform.database.read(systemScope('sign-in'));
  const named =
    (await findUserBy(reader, 'username_key', usernameKey(external.username))) ??
    (await findUserBy(reader, 'email', external.email.toLowerCase()));
  const account = named?.auth_method === 'LDAP' ? named : undefined;
  return admitExternalPerson(platform, { ...external, authMethod: 'LDAP' }, account);
}

/** The failures of the name stay counted until the second step is done: else a known password would clear them. */
async function secondStep(
  platform: Platform,
  { username, remember }: SignInAttempt,
  userId: string,
  methods: readonly SecondStepMethod[],
): Promise<SecondStep> {
  const token = await beginFlow(platform, {
    kind: 'secondStep',
    userId,
    data: { username, remember },
    lifeMs: secondStepMs,
  });
  return { token, methods };
}
