import type { Database } from '../db/database.ts';
import { type SystemScope, systemScope } from '../db/scope.ts';
import type { Deliveries } from './deliveries.ts';
import { findDeadLetters, type DeadLetter, takeDeadLetters } from './dead-letters.repository.ts';

type Foundation = { readonly database: Database; readonly deliveries: Deliveries };

const scope: SystemScope = systemScope('manage dead letters');

/** The dead letters, the latest first; at most `limit`. */
export function listDeadLetters(
  { database }: Foundation,
  limit: number,
): Promise<Omit<DeadLetter, 'payload'>[]> {
  return findDeadLetters(database.read(scope), limit);
}

/** Enqueues one or all dead letters again as new messages; returns the number of messages. */
export async function retryDeliveries(
  { database, deliveries }: Foundation,
  id: number | 'all',
): Promise<number> {
  return database.write(scope, async (tx) => {
    const rows = await takeDeadLetters(tx, id);
    const names = [...new Set(rows.map(({ name }) => name))];
    for (const messageName of names) {
      const messages = rows
        .filter(({ name }) => name === messageName)
        .map(({ lane, receiver, payload }) => ({ lane, receiver, payload }));
      await deliveries.enqueueStored(tx, messageName, messages);
    }
    await deliveries.resumeLanes(tx, [...new Set(rows.map(({ lane }) => lane))]);
    return rows.length;
  });
}

/** Deletes one or all dead letters; returns the number of messages. */
export async function dropDeliveries({ database }: Foundation, id: number | 'all'): Promise<number> {
  return database.write(scope, async (tx) => (await takeDeadLetters(tx, id)).length);
}
