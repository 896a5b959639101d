import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { SecurityEvent, SignInMethod } from '../../../platform/log/security-log.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  countFailure,
  deleteLocks,
  findFailures,
  clearFailures,
  clearFailuresBelow,
} from './sessions.repository.ts';
import { groupAddress } from './group-address.ts';

/**
 * Login throttling counts failures, never successes, and names that do not exist lock like those that do. It slows down
 * the attacker, not the owner: a device that has signed in before, and an open session, have limits of their own.
 */

const minuteMs = 60_000;
const hourMs = 3_600_000;
const windowMs = hourMs / 4;
/** Failures for one spelling of a name, from anywhere: user name and e-mail address together make ten. */
const maxPerName = 5;
/** Failures for one account, however its owner is named and whichever door is tried. */
const maxPerAccount = 10;
/** Failures of one known device, and of the open sessions of one account. */
const maxPerOwner = 5;
/** Failures from one address before it has to wait, however many names it tries. */
const maxPerAddress = 100;

/** A try to prove a password or a second step. */
export interface Attempt {
  /** As it was typed. */
  readonly username: string;
  readonly method: SignInMethod;
  /** Of the connection. */
  readonly address: string;
  /** The account that bears the name, if any does. */
  readonly userId: string | null;
  /** What the account is known to try from: a device that has signed in before, or an open session. */
  readonly knownAs: string | null;
}

interface Limit {
  readonly key: string;
  readonly max: number;
  readonly windowMs: number;
}

const normalizeName = (username: string): string => username.toLowerCase().slice(0, 300);
const sourcePrefix = (username: string): string => `source:${normalizeName(username)} `;

const addressLimit = ({ address }: Attempt): Limit => ({
  key: `address:${groupAddress(address)}`,
  max: maxPerAddress,
  windowMs,
});

const accountLimits = ({ userId }: Attempt): Limit[] =>
  userId === null ? [] : [{ key: `account:${userId}`, max: maxPerAccount, windowMs }];

/** The limits that can refuse the attempt. */
function buildLimits({ settings }: Platform, attempt: Attempt): Limit[] {
  const { username, address, knownAs } = attempt;
  if (knownAs !== null) return [{ key: `known:${knownAs}`, max: maxPerOwner, windowMs }];
  const { maxLoginAttempts, lockoutHours } = settings.security;
  return [
    { key: `name:${normalizeName(username)}`, max: Math.min(maxPerName, maxLoginAttempts), windowMs },
    {
      key: `${sourcePrefix(username)}${groupAddress(address)}`,
      max: maxLoginAttempts,
      windowMs: lockoutHours * hourMs,
    },
    ...accountLimits(attempt),
  ];
}

/**
 * @throws AppError `lockedOut`, with the minutes it lasts, or `lockedOutUntilReset` where a new password can be had by
 * mail; `tooManyAttempts`
 */
export async function refuseLockedOut(
  platform: Platform,
  attempt: Attempt,
  reader: Reader<SystemScope> = platform.database.read(systemScope('limit failed sign-ins')),
): Promise<void> {
  const now = platform.clock.now();
  const ofAddress = addressLimit(attempt);
  const limits = buildLimits(platform, attempt);
  const keys = [ofAddress, ...limits].map(({ key }) => key);
  const failures = await findFailures(reader, keys, storedInstant(now));
  const isFull = ({ key, max }: Limit) => (failures.get(key)?.failures ?? 0) >= max;
  const log = (event: SecurityEvent) =>
    platform.securityLog.write({
      event,
      userId: attempt.userId,
      method: attempt.method,
      name: attempt.username,
    });
  if (isFull(ofAddress)) {
    log('sign-in.throttled');
    fail('tooManyAttempts');
  }
  const ends = limits.filter(isFull).map(({ key }) => Date.parse(failures.get(key)?.countedUntil ?? ''));
  if (ends.length === 0) return;
  log('sign-in.locked');
  const minutes = Math.ceil((Math.max(...ends) - now.getTime()) / minuteMs);
  fail(platform.mailer.isReady ? 'lockedOutUntilReset' : 'lockedOut', { minutes: Math.max(1, minutes) });
}

export async function countSignInFailure(platform: Platform, attempt: Attempt): Promise<void> {
  const now = platform.clock.now().getTime();
  const at = (ms: number) => storedInstant(new Date(ms));
  const limits = [addressLimit(attempt), ...buildLimits(platform, attempt), ...accountLimits(attempt)];
  const counted = new Map(limits.map((limit) => [limit.key, limit.windowMs]));
  await platform.database.write(systemScope('limit failed sign-ins'), async (tx) => {
    for (const [key, lifeMs] of counted) await countFailure(tx, key, at(now), at(now + lifeMs));
  });
  const { userId, method, username } = attempt;
  platform.securityLog.write({ event: 'sign-in.failed', userId, method, name: username });
}

/** A success clears what the attempt's own limits have counted; the address keeps its count. */
export async function clearSignInFailures(platform: Platform, attempt: Attempt): Promise<void> {
  const limits = buildLimits(platform, attempt);
  await platform.database.write(systemScope('limit failed sign-ins'), async (tx) => {
    for (const { key } of limits) await clearFailures(tx, key);
  });
}

/** Opens every lock of an account, inside a transaction of the caller's. `names` are those it can be signed in by. */
export async function clearFailuresOf(
  tx: Tx<SystemScope>,
  userId: string,
  names: readonly string[],
): Promise<void> {
  await clearFailures(tx, `account:${userId}`);
  for (const name of names) {
    await clearFailures(tx, `name:${normalizeName(name)}`);
    await clearFailuresBelow(tx, sourcePrefix(name));
  }
}

/** Opens locked names, all of them or those whose lock has run out, and says how many. Addresses keep their counts. */
export async function resetLoginThrottling(platform: Platform, all: boolean): Promise<number> {
  const until = all ? null : storedInstant(platform.clock.now());
  const { maxLoginAttempts } = platform.settings.security;
  const max = Math.min(maxPerName, maxLoginAttempts);
  const keys = await platform.database.write(systemScope('unlock accounts'), (tx) =>
    deleteLocks(tx, max, until),
  );
  const names = keys.filter((key) => /^(?:name|source):/.test(key)).map(lockedName);
  return new Set(names).size;
}

/** Neither user names nor addresses of connections hold blanks. */
function lockedName(key: string): string {
  const name = key.slice(key.indexOf(':') + 1);
  return key.startsWith('source:') ? name.slice(0, name.lastIndexOf(' ')) : name;
}
