import type { SecondStepMethod } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { SecurityEvent, SignInMethod } from '../../../platform/log/security-log.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findInDirectory } from '../../../platform/directory/directory.ts';
import { beginFlow, secondStepMethods } from '../second-factor/index.ts';
import {
  type Attempt,
  countSignInFailure,
  clearSignInFailures,
  refuseLockedOut,
  type Sessions,
  type SignedIn,
} from '../sessions/index.ts';
import { findUserBy, findUsersForSignIn, type UserRow, usernameKey } from '../user-store/index.ts';
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
export type SignedInUser = SignedIn & { readonly userId: string };

/**
 * Signs in with a password. Known and unknown names get the same response, after the same time.
 * @throws AppError `wrongCredentials`, `lockedOut`, `tooManyAttempts`
 */
export async function signInWithPassword(
  platform: Platform,
  sessions: Sessions,
  given: SignInAttempt,
): Promise<SignedInUser | SecondStep> {
  const reader = platform.database.read(systemScope('sign in'));
  const named = await findUsersForSignIn(reader, given.username.toLowerCase());
  const attempt = limitedAttempt(platform, given, passwordOwner(named));
  await refuseLockedOut(platform, attempt);
  const proven = await findPerson(platform, given, named);
  if (proven === null) {
    await countSignInFailure(platform, attempt);
    return fail('wrongCredentials');
  }
  const { userId, method } = proven;
  // Others may have failed while this password was checked: many guesses at once count as one after the other. On
  // SQLite a transaction comes after those that count them.
  await platform.database.write(systemScope('sign in'), (tx) => refuseLockedOut(platform, attempt, tx));
  const methods = await secondStepMethods(platform, userId);
  const log = (event: SecurityEvent) =>
    platform.securityLog.write({ event, userId, method, name: given.username });
  if (methods.length > 0) {
    log('sign-in.second-step-asked');
    return secondStep(platform, given, attempt, methods, userId);
  }
  await clearSignInFailures(platform, attempt);
  log('sign-in.succeeded');
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

/**
 * Of the accounts that a name may mean, the one whose password is kept here: a newcomer from elsewhere may have an
 * address that another account bears as its user name from before.
 */
function passwordOwner(named: readonly UserRow[]): UserRow | undefined {
  return named.find(({ auth_method }) => auth_method === 'Mealie') ?? named[0];
}

/**
 * The user with that password. The directory is asked first for its own users and for unknown names. It is asked
 * afterwards for the name of an account of this server: anyone may have chosen the name that a user has there.
 */
async function findPerson(
  platform: Platform,
  attempt: SignInAttempt,
  named: readonly UserRow[],
): Promise<{ userId: string; method: SignInMethod } | null> {
  const isOfDirectory = named.length === 0 || named.some(({ auth_method }) => auth_method === 'LDAP');
  const first = isOfDirectory ? await directoryPerson(platform, attempt) : null;
  if (first !== null) return first;
  const user = passwordOwner(named);
  const stored = user?.auth_method === 'Mealie' ? user.password : undefined;
  const fits = await platform.passwords.verify(attempt.password, stored);
  if (fits && user !== undefined) return { userId: user.id, method: 'password' };
  const isAddress = named.some(({ email }) => email === attempt.username.toLowerCase());
  return isOfDirectory || isAddress ? null : directoryPerson(platform, attempt);
}

/**
 * The account of the entry that the directory has found, whatever was typed: its user name is the entry's id, or its
 * address the entry's. An account that bears the typed name may be of another person. Null if the directory knows no
 * such user, or there is no account to be had.
 */
async function directoryPerson(
  platform: Platform,
  attempt: SignInAttempt,
): Promise<{ userId: string; method: SignInMethod } | null> {
  const external = await findInDirectory(platform, attempt);
  if (external === null) return null;
  const reader = platform.database.read(systemScope('sign in'));
  const found = [
    await findUserBy(reader, 'username_key', usernameKey(external.username)),
    await findUserBy(reader, 'email', external.email.toLowerCase()),
  ];
  const account = found.find((user) => user?.auth_method === 'LDAP');
  const person = { ...external, authMethod: 'LDAP', isEmailTrusted: true } as const;
  const admitted = await admitExternalPerson(platform, person, account);
  if ('userId' in admitted) return { userId: admitted.userId, method: 'directory' };
  const { username, email } = external;
  platform.log.warn({ username, email, ...admitted }, 'a user of the directory got no account');
  return null;
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
