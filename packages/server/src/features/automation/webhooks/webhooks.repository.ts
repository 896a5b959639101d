import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { MemberScope, Scope } from '../../../platform/db/scope.ts';
import type { WebhookRow } from './webhooks.tables.ts';

/** All of these households, in the order they were made. */
export function findWebhooks(reader: Reader<Scope>, householdIds: readonly string[]): Promise<WebhookRow[]> {
  return reader
    .selectFrom('webhooks')
    .selectAll()
    .where((eb) => isOneOf(reader.dialect, eb.ref('household_id'), householdIds))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findWebhook(reader: Reader<MemberScope>, id: string): Promise<WebhookRow | undefined> {
  return reader
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .where('household_id', '=', reader.scope.householdId)
    .executeTakeFirst();
}

export async function insertWebhook(tx: Tx<MemberScope>, row: WebhookRow): Promise<void> {
  await tx.insertInto('webhooks').values(row).execute();
}

export async function updateWebhook(tx: Tx<MemberScope>, { id, ...row }: WebhookRow): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set(row)
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

export async function deleteWebhook(tx: Tx<MemberScope>, id: string): Promise<void> {
  await tx
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}
