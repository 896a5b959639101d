import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import type { UserRow } from '../user-store/index.ts';
import type { OidcIdentityRow } from './sign-in.tables.ts';

/** A returning user is recognised by the permanent id, even if the provider's other fields have changed. */
export async function findIdentity(
  reader: Reader<SystemScope>,
  issuer: string,
  subject: string,
): Promise<UserRow | undefined> {
  return reader
    .selectFrom('oidc_identities')
    .innerJoin('users', 'users.id', 'oidc_identities.user_id')
    .selectAll('users')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Whether an identity of that issuer opens the account already. */
export async function hasIdentityOf(
  reader: Reader<SystemScope>,
  issuer: string,
  userId: string,
): Promise<boolean> {
  const found = await reader
    .selectFrom('oidc_identities')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The identities that open an account. */
export async function findIdentitiesOf(
  reader: Reader<SystemScope>,
  userId: string,
): Promise<Pick<OidcIdentityRow, 'issuer' | 'subject'>[]> {
  return reader
    .selectFrom('oidc_identities')
    .select(['issuer', 'subject'])
    .where('user_id', '=', userId)
    .orderBy('issuer')
    .orderBy('subject')
    .execute();
}

/** Forgets which identity of an issuer opens an account. */
export async function deleteIdentityOf(tx: Tx<SystemScope>, issuer: string, userId: string): Promise<void> {
  await tx.deleteFrom('oidc_identities').where('issuer', '=', issuer).where('user_id', '=', userId).execute();
}

/** Forgets which identities open an account. */
export async function deleteIdentitiesOf(tx: Tx<SystemScope>, userId: string): Promise<void> {
  await tx.deleteFrom('oidc_identities').where('user_id', '=', userId).execute();
}

/** Remembers which account an identity opens; the first one stays. */
export async function keepIdentity(tx: Tx<SystemScope>, identity: OidcIdentityRow): Promise<void> {
  await tx
    .insertInto('oidc_identities')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
}
