import { text } from 'node:stream/consumers';
import { type DatabaseCheck, DatabaseFileCheck } from '@hearth/contract';
import { findFileDamage } from '../../../platform/db/sqlite/damage/file-check.ts';
import type { Platform } from '../../../platform/platform.ts';

/** A file of its own, since a result in a damaged database may be lost with it. */
const resultKey = 'database-check.json';

/** Looks for damage in the SQLite file and keeps what it finds; damage is also written to the log. */
export async function checkDatabase({ settings, clock, log, files }: Platform): Promise<void> {
  if (settings.database.engine !== 'sqlite') return;
  const startedAt = clock.now();
  const damage = await findFileDamage(settings.database.file);
  if (damage.length > 0) log.error({ damage }, 'the database file is damaged');
  const durationMs = clock.now().getTime() - startedAt.getTime();
  const check: DatabaseFileCheck = { checkedAt: startedAt.toISOString(), durationMs, damage };
  await files.put(resultKey, Buffer.from(JSON.stringify(check)));
}

/** What the last check of the database file has found. */
export async function getDatabaseCheck({ settings, files }: Platform): Promise<DatabaseCheck> {
  const { engine } = settings.database;
  if (engine !== 'sqlite') return { engine, lastCheck: null };
  const opened = await files.get(resultKey);
  return { engine, lastCheck: opened === null ? null : parseCheck(await text(opened.stream)) };
}

/** A file that is no result counts as none: the next check writes it again. */
function parseCheck(content: string): DatabaseFileCheck | null {
  try {
    return DatabaseFileCheck.parse(JSON.parse(content));
  } catch {
    return null;
  }
}
