import { createHash } from 'node:crypto';
import type { BodyOf, operations } from '@hearth/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createGroup } from '../groups/index.ts';
import { createHousehold, householdOfLocale } from '../households/index.ts';
import type { Sessions, SignedIn } from '../sessions/index.ts';
import {
  cleanPersonFields,
  createAdministrator,
  isUnclaimed,
  refuseGuessable,
  requireGoodPassword,
} from '../user-store/index.ts';
import { findSetupCode, saveSetupCode, takeSetupCode } from './setup.repository.ts';

const scope = systemScope('set up the server');

interface FirstAdministrator {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly locale: string;
}

/**
 * Prepares an empty database for its first administrator.
 * With `DEFAULT_EMAIL` and `DEFAULT_PASSWORD` the account is created at once; else a one-time code is made.
 * @returns the code, or null when none is needed.
 */
export async function openSetup(platform: Platform): Promise<string | null> {
  if (!(await isUnclaimed(platform))) return null;
  const given = platform.settings.defaults.firstAdministrator;
  if (given !== null) {
    requireGoodPassword(given.password, 'DEFAULT_PASSWORD');
    const administrator = { ...given, username: 'admin', fullName: 'Change Me', locale: 'en-US' };
    const passwordHash = await platform.passwords.hash(given.password);
    await platform.database
      .write(scope, (tx) => createFirstHome(platform, tx, administrator, passwordHash))
      .catch((error: unknown) => unlessClaimed(platform, error));
    return null;
  }
  const code = platform.random.bytes(15).toString('base64url');
  await platform.database.write(scope, (tx) => saveSetupCode(tx, digest(code)));
  return code;
}

/**
 * Claims the server: default group, default household and the first administrator, who is signed in at once.
 * @throws AppError `setupDone` when there are accounts, `setupCodeWrong`
 * @throws ValidationError when a field breaks a rule of the forms
 */
export async function claimServer(
  platform: Platform,
  sessions: Sessions,
  given: BodyOf<typeof operations.claimServer>,
  userAgent: string | undefined,
): Promise<SignedIn> {
  // The code is read first: if another caller takes it in between, the server is claimed afterwards.
  const right = await findSetupCode(platform.database.read(scope));
  if (!(await isUnclaimed(platform))) fail('setupDone');
  if (right !== digest(given.code)) fail('setupCodeWrong');
  const administrator = { ...given, ...cleanPersonFields(given) };
  requireGoodPassword(given.password, 'password');
  await refuseGuessable(platform, given.password, administrator);
  const passwordHash = await platform.passwords.hash(given.password);
  const userId = await platform.database.write(scope, async (tx) => {
    if (!(await takeSetupCode(tx, digest(given.code)))) fail('setupDone');
    return createFirstHome(platform, tx, administrator, passwordHash);
  });
  platform.securityLog.write({ event: 'setup.done', userId, name: administrator.username });
  return sessions.start(userId, false, userAgent);
}

async function createFirstHome(
  platform: Platform,
  tx: Tx<SystemScope>,
  given: FirstAdministrator,
  passwordHash: string,
): Promise<string> {
  const { group } = platform.settings.defaults;
  const groupId = await createGroup(platform, tx, { name: group, isPrivate: true });
  const household = householdOfLocale(platform, given.locale);
  const householdId = await createHousehold(platform, tx, { ...household, groupId, isPrivate: true });
  return createAdministrator(platform, tx, { ...given, groupId, householdId, passwordHash });
}

/** Another process that started with this one may have been first. */
async function unlessClaimed(platform: Platform, error: unknown): Promise<void> {
  if (await isUnclaimed(platform)) throw error;
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
