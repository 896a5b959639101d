import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { serveTasks } from '../../../workers/serve-tasks.ts';
import { sqliteDriver } from '../sqlite-driver.ts';

/** Further findings add nothing: the file is damaged. */
const maxFindings = 20;
/** SQLite's messages for a file that is too damaged to open. */
const unreadable = /malformed|not a database/;

serveTasks((path: string): string[] => {
  try {
    return checkIntegrity(path);
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    if (unreadable.test(says)) return [says];
    throw error;
  }
});

/** The quick check would miss an index with missing entries, which hides rows from lists. */
function checkIntegrity(path: string): string[] {
  const database = new (sqliteDriver())(path, { readOnly: true });
  try {
    const rows = database.prepare(`pragma integrity_check(${maxFindings})`).all() as {
      integrity_check: string;
    }[];
    const findings = rows.map((row) => row.integrity_check).filter((finding) => finding !== 'ok');
    return [...findings, ...brokenReferences(database)].slice(0, maxFindings);
  } finally {
    database.close();
  }
}

/**
 * Rows that refer to rows that do not exist, counted by table. Foreign keys are always enforced, so only damage can
 * cause them: `integrity_check` misses a changed byte of a value that no index holds.
 */
function brokenReferences(database: DatabaseSyncInstance): string[] {
  const rows = database
    .prepare('select "table", parent, count(*) as count from pragma_foreign_key_check group by 1, 2')
    .all() as { table: string; parent: string; count: number }[];
  return rows.map(
    ({ table, parent, count }) => `${count} rows of ${table} refer to rows of ${parent} that do not exist`,
  );
}
