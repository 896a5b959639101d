import type { EventType } from '@hearth/domain/notifications/events';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { NotifierRow } from './notifiers.tables.ts';

/** All of the own household, in the order they were made. */
export function findNotifiers(reader: Reader<MemberScope>): Promise<NotifierRow[]> {
  return reader
    .selectFrom('event_notifiers')
    .selectAll()
    .where('household_id', '=', reader.scope.householdId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One of the own household. */
export function findNotifier(reader: Reader<MemberScope>, id: string): Promise<NotifierRow | undefined> {
  return reader
    .selectFrom('event_notifiers')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .where('household_id', '=', reader.scope.householdId)
    .executeTakeFirst();
}

/** The types of events that each notifier of the own household sends, by its id. */
export async function findChosenTypes(reader: Reader<MemberScope>): Promise<Map<string, Set<string>>> {
  const rows = await reader
    .selectFrom('event_subscriptions')
    .select(['notifier_id', 'event_type'])
    .where('household_id', '=', reader.scope.householdId)
    .execute();
  const chosen = new Map<string, Set<string>>();
  for (const { notifier_id: id, event_type: type } of rows)
    chosen.set(id, (chosen.get(id) ?? new Set()).add(type));
  return chosen;
}

export async function insertNotifier(tx: Tx<MemberScope>, row: NotifierRow): Promise<void> {
  await tx.insertInto('event_notifiers').values(row).execute();
}

export async function updateNotifier(tx: Tx<MemberScope>, { id, ...row }: NotifierRow): Promise<void> {
  await tx
    .updateTable('event_notifiers')
    .set(row)
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

export async function deleteNotifier(tx: Tx<MemberScope>, id: string): Promise<void> {
  await tx
    .deleteFrom('event_notifiers')
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

/** Sets the types of events that a notifier of the own household sends. */
export async function replaceSubscriptions(
  tx: Tx<MemberScope>,
  notifierId: string,
  types: readonly EventType[],
): Promise<void> {
  const { groupId, householdId } = tx.scope;
  await tx
    .deleteFrom('event_subscriptions')
    .where('notifier_id', '=', notifierId)
    .where('household_id', '=', householdId)
    .execute();
  if (types.length === 0) return;
  const rows = types.map((type) => ({
    group_id: groupId,
    event_type: type,
    household_id: householdId,
    notifier_id: notifierId,
  }));
  await tx.insertInto('event_subscriptions').values(rows).execute();
}
