import type { Database } from '../db/database.ts';
import { type SystemScope, systemScope } from '../db/scope.ts';
import type { Deliveries } from './deliveries.ts';
import { findDeadLetters, type DeadLetter, takeDeadLetters } from './dead-letters.repository.ts';

type Foundation = { readonly database: Database; readonly deliveries: Deliveries };

const scope: SystemScope = systemScope('given up deliveries');

/** Messages that were given up last, the latest first; at most `limit`. */
export function listDeadLetters(
  { database }: Foundation,
  limit: number,
): Promise<Omit<DeadLetter, 'payload'>[]> {
  return findDeadLetters(database.read(scope), limit);
}

/** Has one message that was given up, or all of them, delivered as if they were new; answers how many. */
export async function retryDeliveries(
  { database, deliveries }: Foundation,
  id: number | 'all',
): Promise<number> {
  return database.write(scope, async (tx) => {
    const rows = await takeDeadLetters(tx, id);
    const namesOf = [...new Set(rows.map(({ name }) => name))];
    for (const wanted of namesOf) {
      const again = rows
        .filter(({ name }) => name === wanted)
        .map(({ lane, receiver, payload }) => ({ lane, receiver, payload: JSON.parse(payload) as unknown }));
      await deliveries.enqueue(tx, wanted, again);
    }
    await deliveries.hurry(tx, [...new Set(rows.map(({ lane }) => lane))]);
    return rows.length;
  });
}

/** Forgets one message that was given up, or all of them; answers how many. */
export async function dropDeliveries({ database }: Foundation, id: number | 'all'): Promise<number> {
  return database.write(scope, async (tx) => (await takeDeadLetters(tx, id)).length);
}
