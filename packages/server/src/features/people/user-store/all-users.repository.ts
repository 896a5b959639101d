import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import { type UserWithPlaces, usersWithPlaces } from './users.repository.ts';
import type { UserRow } from './users.tables.ts';

/** Users of the whole server, for administration, registration and password reset. */

/** All users, in the order of their creation; read apart from other requests, since there may be thousands. */
export async function findAllUsers(reader: Reader<SystemScope>): Promise<UserWithPlaces[]> {
  const query = usersWithPlaces(reader).orderBy('users.created_at').orderBy('users.id');
  return reader.runApart(query.compile());
}

/** All users of one group. */
export async function findUsersOfGroup(
  reader: Reader<SystemScope>,
  groupId: string,
): Promise<UserWithPlaces[]> {
  return usersWithPlaces(reader).where('users.group_id', '=', groupId).execute();
}

export async function findUser(reader: Reader<SystemScope>, id: string): Promise<UserWithPlaces | undefined> {
  return usersWithPlaces(reader).where('users.id', '=', id).executeTakeFirst();
}

/** By e-mail address, in lower case. */
export async function findUserByEmail(
  reader: Reader<SystemScope>,
  email: string,
): Promise<UserWithPlaces | undefined> {
  return usersWithPlaces(reader).where('users.email', '=', email).executeTakeFirst();
}

/**
 * Which of a user name and an e-mail address, both in lower case, belong to another account. Names and addresses share
 * one space, since users sign in by either: a user name that is the address of another account is taken, and so is
 * the other way round.
 * @param ownId the account to change, whose own name and address are not taken
 */
export async function findTakenAccountNames(
  reader: Reader<SystemScope>,
  wanted: { usernameKey: string; email: string },
  ownId?: string,
): Promise<{ username: boolean; email: boolean }> {
  const { usernameKey, email } = wanted;
  const values = [usernameKey, email].filter((value) => value !== '');
  if (values.length === 0) return { username: false, email: false };
  const rows = await reader
    .selectFrom('users')
    .select(['username_key', 'email'])
    .where((eb) => eb.or([eb('username_key', 'in', values), eb('email', 'in', values)]))
    .$if(ownId !== undefined, (query) => query.where('id', '!=', ownId ?? ''))
    .execute();
  const isTaken = (value: string) =>
    value !== '' && rows.some((row) => row.username_key === value || row.email === value);
  return { username: isTaken(usernameKey), email: isTaken(email) };
}

/** Which of the user names, in lower case, belong to an account, as its user name or its address. */
export async function findTakenNames(
  reader: Reader<SystemScope>,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('users')
    .select(['username_key', 'email'])
    .where((eb) => eb.or([eb('username_key', 'in', names), eb('email', 'in', names)]))
    .execute();
  return new Set(rows.flatMap((row) => [row.username_key, row.email]));
}

/**
 * Until the transaction ends, no other one gives a user name or an e-mail address away. What is taken counts across two
 * columns, which no unique index does: without this, two transactions that look at the same moment both find the text
 * free. Comes first in a transaction, so that none holds what another needs while it waits.
 */
export async function holdNames(tx: Tx<SystemScope>): Promise<void> {
  if (tx.dialect.engine === 'postgres') await tx.execute(sql`select pg_advisory_xact_lock(${namesLock})`);
}

/** Of the database, among its advisory locks. */
const namesLock = 4_719_303;

export async function updateUser(
  tx: Tx<SystemScope>,
  id: string,
  change: Partial<Omit<UserRow, 'id' | 'created_at'>>,
): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', id).execute();
  tx.announce({ accessOf: id });
}

export async function deleteUser(tx: Tx<SystemScope>, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
  tx.announce({ accessOf: id });
}

/**
 * Ids of all administrators, held until the transaction ends: two of them who take each other's right away, or leave
 * at the same time, do it one after the other.
 */
export async function holdAdministrators(tx: Tx<SystemScope>): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('admin', '=', 1)
    .orderBy('id')
    .$if(tx.dialect.engine === 'postgres', (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}
