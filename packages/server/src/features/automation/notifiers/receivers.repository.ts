import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import type { NotifierRow } from './notifiers.tables.ts';

/** The address of a notifier; undefined if it was deleted. */
export function findReceiver(
  reader: Reader<SystemScope>,
  id: string,
): Promise<Pick<NotifierRow, 'address' | 'enabled'> | undefined> {
  return reader
    .selectFrom('event_notifiers')
    .select(['address', 'enabled'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Remembers what became of the last message. */
export async function saveOutcome(
  tx: Tx<SystemScope>,
  id: string,
  outcome: Partial<Pick<NotifierRow, 'last_sent_at' | 'last_error'>>,
): Promise<void> {
  await tx.updateTable('event_notifiers').set(outcome).where('id', '=', id).execute();
}
