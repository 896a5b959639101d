import { serveTasks } from '../workers/serve-tasks.ts';
import { sqliteDriver } from './sqlite-driver.ts';

/** More findings say nothing new: the file is damaged. */
const maxFindings = 20;
/** How SQLite names a file that it cannot even open for its damage. */
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

/** The quick form of the check would miss an index that leads to nothing, and so hides rows from lists. */
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
