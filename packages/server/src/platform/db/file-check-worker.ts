import { serveTasks } from '../workers/serve-tasks.ts';
import { sqliteDriver } from './sqlite-driver.ts';

/** More findings say nothing new: the file is damaged. */
const maxFindings = 20;
/** How SQLite names a file that it cannot even open for its damage. */
const unreadable = /malformed|not a database/;

serveTasks((path: string): string[] => {
  try {
    return quickCheck(path);
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    if (unreadable.test(says)) return [says];
    throw error;
  }
});

function quickCheck(path: string): string[] {
  const database = new (sqliteDriver())(path, { readOnly: true });
  try {
    const rows = database.prepare(`pragma quick_check(${maxFindings})`).all() as { quick_check: string }[];
    return rows.map((row) => row.quick_check).filter((finding) => finding !== 'ok');
  } finally {
    database.close();
  }
}
