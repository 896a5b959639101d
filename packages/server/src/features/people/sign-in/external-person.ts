import type { AuthMethod } from '@hearth/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import { type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findGroupByName } from '../groups/index.ts';
import { findHouseholdsOfGroup, householdForNewPeople } from '../households/index.ts';
import { findTaken, holdNames, insertUser, setAdmin, usernameKey } from '../user-store/index.ts';

/** Somebody whom a directory or an identity provider vouches for. */
export interface ExternalPerson {
  readonly authMethod: Exclude<AuthMethod, 'Mealie'>;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  /** Whether the other side makes the user an administrator; null if it does not decide. */
  readonly isAdmin: boolean | null;
}

interface Known {
  readonly id: string;
  readonly admin: number;
}

const scope = systemScope('sign in with an external account');

/**
 * The account of the user, created if there is none, with the rights of the other side. Null if the user cannot
 * have one: a field is missing, or the name belongs to a user with another sign-in method.
 */
export async function admitExternalPerson(
  platform: Platform,
  person: ExternalPerson,
  known: Known | undefined,
): Promise<string | null> {
  if (known === undefined) return createAccount(platform, person);
  const { isAdmin } = person;
  if (isAdmin !== null && isAdmin !== (known.admin === 1)) await changeAdmin(platform, known.id, isAdmin);
  return known.id;
}

async function changeAdmin(platform: Platform, userId: string, isAdmin: boolean): Promise<void> {
  await platform.database.write(scope, (tx) => setAdmin(tx, userId, isAdmin, nowOf(platform)));
  platform.securityLog.write({ event: 'rights.changed', userId });
}

const nowOf = (platform: Platform): string => storedInstant(platform.clock.now());

/** New users start in the default group and household, without rights. */
async function createAccount(platform: Platform, person: ExternalPerson): Promise<string | null> {
  const { username, fullName, email } = person;
  if ([username, fullName, email].some((text) => text.trim() === '')) return null;
  const id = platform.random.uuid();
  return platform.database
    .write(scope, async (tx) => {
      await holdNames(tx);
      const place = await defaultPlace(platform, tx);
      if (place === null || (await isTaken(platform, tx, person))) return null;
      await insertUser(tx, { ...place, ...accountRow(platform, person), id });
      tx.onCommit(() => platform.securityLog.write({ event: 'user.created', userId: id, name: username }));
      return id;
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      warnTaken(platform, person);
      return null;
    });
}

async function isTaken(platform: Platform, tx: Tx<SystemScope>, person: ExternalPerson): Promise<boolean> {
  const wanted = {
    usernameKey: usernameKey(person.username.trim()),
    email: person.email.trim().toLowerCase(),
  };
  const taken = await findTaken(tx, wanted);
  if (taken.username || taken.email) warnTaken(platform, person);
  return taken.username || taken.email;
}

function warnTaken({ log }: Platform, { username, authMethod }: ExternalPerson): void {
  log.warn({ username, authMethod }, 'user name or e-mail address is taken');
}

async function defaultPlace(platform: Platform, tx: Tx<SystemScope>) {
  const { defaults } = platform.settings;
  const group = await findGroupByName(tx, defaults.group);
  const households = group === undefined ? [] : await findHouseholdsOfGroup(tx, group.id);
  const household = householdForNewPeople(platform, households);
  if (group === undefined || household === undefined) {
    platform.log.warn(defaults, 'the default group or household for new people does not exist');
    return null;
  }
  return { group_id: group.id, household_id: household.id };
}

function accountRow(platform: Platform, { authMethod, username, fullName, email, isAdmin }: ExternalPerson) {
  const flag = isAdmin === true ? 1 : 0;
  const now = nowOf(platform);
  return {
    username: username.trim(),
    username_key: usernameKey(username.trim()),
    email: email.trim().toLowerCase(),
    full_name: fullName.trim(),
    /** No text fits it: the other side has the password. */
    password: authMethod,
    auth_method: authMethod,
    admin: flag,
    advanced: flag,
    can_invite: flag,
    can_manage: flag,
    can_manage_household: flag,
    can_organize: flag,
    cache_key: '1234',
    created_at: now,
    updated_at: now,
  };
}
