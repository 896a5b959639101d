import { serveTasks } from '../workers/serve-tasks.ts';
import { sqliteDriver } from './sqlite-driver.ts';

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
    return rows.map((row) => row.integrity_check).filter((finding) => finding !== 'ok');
  } finally {
    database.close();
  }
}
