import type { Tx } from '../../platform/db/database.ts';
import { type SystemScope, systemScope } from '../../platform/db/scope.ts';
import { storedInstant } from '../../platform/db/stored-instant.ts';
import { fail } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { countFailure, deleteLocks, findFailures, forgetFailures } from './sessions.repository.ts';

/** Limits count failures, never successes, and names that do not exist lock like those that do. */

const hourMs = 3_600_000;
/** Failures from one address before it has to wait, however many names it tries. */
const failuresPerAddress = 100;
const addressWindowMs = hourMs / 4;

interface Attempt {
  readonly username: string;
  readonly address: string;
}

const nameKey = (attempt: Pick<Attempt, 'username'>) =>
  `name:${attempt.username.toLowerCase().slice(0, 300)}`;
const addressKey = (attempt: Attempt) => `address:${attempt.address}`;

/** @throws AppError `lockedOut` or `tooManyAttempts` */
export async function refuseLockedOut(platform: Platform, attempt: Attempt): Promise<void> {
  const reader = platform.database.read(systemScope('sign-in'));
  const now = storedInstant(platform.clock.now());
  const keys = [nameKey(attempt), addressKey(attempt)];
  const failures = await findFailures(reader, keys, now);
  if ((failures.get(addressKey(attempt)) ?? 0) >= failuresPerAddress) fail('tooManyAttempts');
  const { maxLoginAttempts } = platform.settings.security;
  if ((failures.get(nameKey(attempt)) ?? 0) >= maxLoginAttempts) fail('lockedOut');
}

export async function countSignInFailure(platform: Platform, attempt: Attempt): Promise<void> {
  const now = platform.clock.now().getTime();
  const lockoutMs = platform.settings.security.lockoutHours * hourMs;
  const at = (ms: number) => storedInstant(new Date(ms));
  await platform.database.write(systemScope('sign-in'), async (tx) => {
    await countFailure(tx, nameKey(attempt), at(now), at(now + lockoutMs));
    await countFailure(tx, addressKey(attempt), at(now), at(now + addressWindowMs));
  });
}

/** A success clears the count of the name; the address keeps its own. */
export async function forgetSignInFailures(platform: Platform, attempt: Attempt): Promise<void> {
  await platform.database.write(systemScope('sign-in'), (tx) => forgetFailures(tx, nameKey(attempt)));
}

/** As {@link forgetSignInFailures} for all names by which a person can sign in, inside a transaction of the caller's. */
export async function forgetFailuresOf(tx: Tx<SystemScope>, names: readonly string[]): Promise<void> {
  for (const username of names) await forgetFailures(tx, nameKey({ username }));
}

/** Opens locked names, all of them or those whose lock has run out, and says how many. Addresses keep their counts. */
export async function unlockNames(platform: Platform, all: boolean): Promise<number> {
  const until = all ? null : storedInstant(platform.clock.now());
  const { maxLoginAttempts } = platform.settings.security;
  return platform.database.write(systemScope('unlock'), (tx) => deleteLocks(tx, maxLoginAttempts, until));
}
