import type { SecondStepMethod } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { SecurityEvent, SignInMethod } from '../../../platform/log/security-log.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DirectoryPerson, findInDirectory } from '../../../platform/directory/directory.ts';
import { beginFlow, secondStepMethods } from '../second-factor/index.ts';
import {
  type Attempt,
  countSignInFailure,
  clearSignInFailures,
  refuseLockedOut,
  type Sessions,
  type SignedIn,
} from '../sessions/index.ts';
import { findUserBy, findUserForSignIn, type UserRow, usernameKey } from '../user-store/index.ts';
import { admitExternalPerson } from './external-person.ts';
import { knownDevice } from './known-device.ts';

export interface SignInAttempt {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The proof of earlier sign-ins that the device has. */
  readonly deviceCookie: string | undefined;
}

/** A right password of a user with a second factor: the browser's secret, and the methods to continue. */
export interface SecondStep {
  readonly token: string;
  readonly methods: readonly SecondStepMethod[];
}

const secondStepMs = 10 * 60_000;

/** A session, and the account that it is of. */
export type Entered = SignedIn & { readonly userId: string };

/**
 * Signs in with a password. Known and unknown names get the same response, after the same time.
 * @throws AppError `wrongCredentials`, `lockedOut`, `tooManyAttempts`
 */
export async function signInWithPassword(
  platform: Platform,
  sessions: Sessions,
  given: SignInAttempt,
): Promise<Entered | SecondStep> {
  const reader = platform.database.read(systemScope('sign in'));
  const user = await findUserForSignIn(reader, given.username.toLowerCase());
  const attempt = limitedAttempt(platform, given, user);
  await refuseLockedOut(platform, attempt);
  const proven = await personOf(platform, given, user);
  if (proven === null) {
    await countSignInFailure(platform, attempt);
    return fail('wrongCredentials');
  }
  const { userId, method } = proven;
  // Others may have failed while this password was checked: many guesses at once count as one after the other. On
  // SQLite a transaction comes after those that count them.
  await platform.database.write(systemScope('sign in'), (tx) => refuseLockedOut(platform, attempt, tx));
  const methods = await secondStepMethods(platform, userId);
  const tell = (event: SecurityEvent) =>
    platform.securityLog.write({ event, userId, method, name: given.username });
  if (methods.length > 0) {
    tell('sign-in.second-step-asked');
    return secondStep(platform, given, attempt, methods, userId);
  }
  await clearSignInFailures(platform, attempt);
  tell('sign-in.succeeded');
  return { ...(await sessions.start(userId, given.remember, given.userAgent)), userId };
}

function limitedAttempt(
  { secret }: Platform,
  { username, address, deviceCookie }: SignInAttempt,
  user: UserRow | undefined,
): Attempt {
  const typed = { username, address, method: 'password' } as const;
  if (user === undefined) return { ...typed, userId: null, knownAs: null };
  const device = knownDevice(deviceCookie, user, secret);
  return { ...typed, userId: user.id, knownAs: device === null ? null : `device ${device}` };
}

/** The user with that password; the directory is asked for its own users and for unknown ones. */
async function personOf(
  platform: Platform,
  attempt: SignInAttempt,
  user: UserRow | undefined,
): Promise<{ userId: string; method: SignInMethod } | null> {
  const isOfDirectory = user === undefined || user.auth_method === 'LDAP';
  const external = isOfDirectory ? await findInDirectory(platform, attempt) : null;
  if (external !== null) {
    const userId = await directoryPerson(platform, external);
    return userId === null ? null : { userId, method: 'directory' };
  }
  const stored = user?.auth_method === 'Mealie' ? user.password : undefined;
  const fits = await platform.passwords.verify(attempt.password, stored);
  return fits && user !== undefined ? { userId: user.id, method: 'password' } : null;
}

/**
 * The account of the entry that the directory has found, whatever was typed: its user name is the entry's id, or its
 * address the entry's. An account that bears the typed name may be of another person.
 */
async function directoryPerson(platform: Platform, external: DirectoryPerson): Promise<string | null> {
  const reader = platform.database.read(systemScope('sign in'));
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
  { knownAs }: Attempt,
  methods: readonly SecondStepMethod[],
  userId: string,
): Promise<SecondStep> {
  const token = await beginFlow(platform, {
    kind: 'secondStep',
    userId,
    data: { username, remember, knownAs },
    lifeMs: secondStepMs,
  });
  return { token, methods };
}
