import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNewDatabase } from '../platform/db/migrations/migrate.ts';
import { StartError } from '../platform/errors/start-error.ts';
import type { Platform } from '../platform/platform.ts';

/** A file in the data folder that says that a database goes with it. */
const mark = '.library';

/**
 * Refuses an empty database beside a data folder that belongs to a library: an empty server would offer itself to the
 * first visitor, and sweep away files that no row names.
 * @throws StartError
 */
export async function requireKnownDatabase({ database, settings }: Platform): Promise<void> {
  const { dataDir } = settings.server;
  if (!existsSync(join(dataDir, mark)) || !(await isNewDatabase(database))) return;
  const place =
    settings.database.engine === 'sqlite'
      ? `${settings.database.file} is empty`
      : `PostgreSQL has an empty database (POSTGRES_DB, POSTGRES_URL_OVERRIDE)`;
  throw new StartError(
    `${place}, but the data folder ${dataDir} belongs to a library. Put its database back, or restore a backup: npm run restore -- FILE. To begin anew, set DATA_DIR to another folder.`,
  );
}

/** Notes that the data folder belongs to the database. */
export function markDataFolder({ settings }: Platform): void {
  const path = join(settings.server.dataDir, mark);
  if (!existsSync(path)) writeFileSync(path, 'This folder belongs to a Hearth database.\n', { mode: 0o600 });
}
