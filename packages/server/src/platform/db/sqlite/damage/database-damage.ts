import { StartError } from '../../../errors/start-error.ts';
import { findFileDamage } from './file-check.ts';

/** The SQLite file is damaged; nothing was changed. */
class DatabaseDamagedError extends StartError {
  override readonly name = 'DatabaseDamagedError';
}

/**
 * The error to report if a migration of the SQLite file has failed: damage of the file if there is any, because it
 * also causes other errors, such as an unreadable name of a migration that looks like one of a newer release.
 */
export async function explainFailedMigration(error: unknown, file: string): Promise<unknown> {
  const [finding] = await findFileDamage(file).catch(() => []);
  if (finding === undefined) return error;
  return new DatabaseDamagedError(
    `The database file is damaged (${finding}). Restore the newest backup, and check the disk.`,
    { cause: error },
  );
}
