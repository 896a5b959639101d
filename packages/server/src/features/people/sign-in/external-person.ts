import type { AuthMethod } from '@hearth/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import { type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findGroupByName } from '../groups/index.ts';
import { findHouseholdsOfGroup, householdForNewPeople } from '../households/index.ts';
import {
  findTakenAccountNames,
  findUserBy,
  holdNames,
  insertUser,
  setAdmin,
  usernameKey,
} from '../user-store/index.ts';
import { freeUsername } from './free-username.ts';

/** A user whom a directory or an identity provider vouches for. */
export interface ExternalPerson {
  readonly authMethod: Exclude<AuthMethod, 'Mealie'>;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  /** Whether the other side vouches that the address belongs to the user. */
  readonly isEmailTrusted: boolean;
  /** Whether the other side makes the user an administrator; null if it does not decide. */
  readonly isAdmin: boolean | null;
}

interface Known {
  readonly id: string;
  readonly admin: number;
}

/** The account, or why there is none, for the log. */
export type Admitted = { readonly userId: string } | { readonly refused: string };

const scope = systemScope('sign in with an external account');

/** The account of the user, created if there is none, with the rights of the other side. */
export async function admitExternalPerson(
  platform: Platform,
  person: ExternalPerson,
  known: Known | undefined,
): Promise<Admitted> {
  if (known === undefined) return createAccount(platform, person);
  const { isAdmin } = person;
  if (isAdmin !== null && isAdmin !== (known.admin === 1)) await changeAdmin(platform, known.id, isAdmin);
  return { userId: known.id };
}

async function changeAdmin(platform: Platform, userId: string, isAdmin: boolean): Promise<void> {
  await platform.database.write(scope, (tx) => setAdmin(tx, userId, isAdmin, readNow(platform)));
  platform.securityLog.write({ event: 'rights.changed', userId });
}

const readNow = (platform: Platform): string => storedInstant(platform.clock.now());

/** New users start in the default group and household, without rights. */
async function createAccount(platform: Platform, given: ExternalPerson): Promise<Admitted> {
  const person = { ...given, email: given.email.trim().toLowerCase(), fullName: given.fullName.trim() };
  for (const field of ['username', 'fullName', 'email'] as const)
    if (person[field].trim() === '') return { refused: `the ${field} is empty` };
  const id = platform.random.uuid();
  return platform.database
    .write(scope, async (tx): Promise<Admitted> => {
      await holdNames(tx);
      const place = await defaultPlace(platform, tx);
      if (place === null) return { refused: 'DEFAULT_GROUP or DEFAULT_HOUSEHOLD names none that exists' };
      if (await isAddressTaken(tx, person)) return { refused: 'another account has the e-mail address' };
      const username = await freeUsername(tx, person.username.trim(), person.email, id);
      await insertUser(tx, { ...place, ...accountRow(platform, { ...person, username }), id });
      tx.onCommit(() => platform.securityLog.write({ event: 'user.created', userId: id, name: username }));
      return { userId: id };
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      return { refused: 'another account has just been given the user name or e-mail address' };
    });
}

/**
 * Whether another account keeps the user out. One that only bears the address as its user name does not, if the
 * other side vouches for the address: anyone may once have chosen that name.
 */
async function isAddressTaken(
  tx: Tx<SystemScope>,
  { email, isEmailTrusted }: ExternalPerson,
): Promise<boolean> {
  if (isEmailTrusted) return (await findUserBy(tx, 'email', email)) !== undefined;
  return (await findTakenAccountNames(tx, { usernameKey: '', email })).email;
}

async function defaultPlace(platform: Platform, tx: Tx<SystemScope>) {
  const { defaults } = platform.settings;
  const group = await findGroupByName(tx, defaults.group);
  const households = group === undefined ? [] : await findHouseholdsOfGroup(tx, group.id);
  const household = householdForNewPeople(platform, households);
  return group === undefined || household === undefined
    ? null
    : { group_id: group.id, household_id: household.id };
}

function accountRow(platform: Platform, { authMethod, username, fullName, email, isAdmin }: ExternalPerson) {
  const flag = isAdmin === true ? 1 : 0;
  const now = readNow(platform);
  return {
    username,
    username_key: usernameKey(username),
    email,
    full_name: fullName,
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
    last_sign_in_at: null,
    show_announcements: 1,
    last_read_announcement: null,
    created_at: now,
    updated_at: now,
  };
}
