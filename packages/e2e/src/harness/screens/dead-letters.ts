import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Sqlite from '@photostructure/sqlite';
import type { HearthProcess } from '../stage/hearth-process.ts';

const require = createRequire(import.meta.url);
const writeLimitMs = 10_000;

/**
 * Writes into the database of a running server that it has given up a message to a notifier and a job: to get there
 * by itself, it would need a day.
 */
export function giveUp(
  hearth: HearthProcess,
  notifier: { readonly id: string; readonly name: string },
): void {
  const { DatabaseSync } = require('@photostructure/sqlite') as typeof Sqlite;
  const database = new DatabaseSync(join(hearth.folder, 'hearth.db'), { timeout: writeLimitMs });
  const begun = buildInstant(Date.now() - 90_000_000);
  const now = buildInstant(Date.now());
  database
    .prepare(
      `insert into given_up_deliveries (lane, name, receiver, payload, created_at, given_up_at, reason)
       values (?, 'notify', ?, ?, ?, ?, 'unreachable')`,
    )
    .run(notifier.id, notifier.name, JSON.stringify(eventFor(notifier.id)), begun, now);
  database
    .prepare(
      `insert into jobs (id, name, payload, run_at, attempts, failed_at, last_error, created_at)
       values (?, 'import-pages', '{}', ?, 8, ?, 'Error: the worker died each time', ?)`,
    )
    .run(randomUUID(), begun, now, begun);
  database.close();
}

function eventFor(notifierId: string): object {
  return {
    notifierId,
    eventId: randomUUID(),
    type: 'recipe_created',
    title: 'Recipe Created',
    message: 'given up yesterday',
    integrationId: 'generic',
    document: { documentType: 'recipe', operation: 'create', recipeSlug: 'soup' },
    timestamp: new Date().toISOString(),
  };
}

/** A moment as it is stored. */
function buildInstant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, -1)}000Z`;
}
