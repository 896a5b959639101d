import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Scope, SystemScope } from '../../../platform/db/scope.ts';
import type { SignInFlowRow } from './second-factor.tables.ts';

/** Stores a conversation in place of an older one with the same id. */
export async function upsertFlow(tx: Tx<SystemScope>, { id, ...row }: SignInFlowRow): Promise<void> {
  await tx
    .insertInto('sign_in_flows')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The conversation of an id and kind that lasts beyond `now`, a stored instant. */
export async function findFlowRow(
  reader: Reader<SystemScope>,
  { id, kind, now }: { readonly id: string; readonly kind: string; readonly now: string },
): Promise<Pick<SignInFlowRow, 'user_id' | 'data'> | undefined> {
  return reader
    .selectFrom('sign_in_flows')
    .select(['user_id', 'data'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes the conversation of an id and kind; false if there is none. */
export async function deleteFlow(
  tx: Tx<Scope>,
  { id, kind }: Pick<SignInFlowRow, 'id' | 'kind'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_flows')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes conversations that ended before `now`, a stored instant. */
export async function deleteExpiredFlows(tx: Tx<SystemScope>, now: string): Promise<void> {
  await tx.deleteFrom('sign_in_flows').where('expires_at', '<', now).execute();
}
