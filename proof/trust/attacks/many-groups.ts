import { randomUUID } from 'node:crypto';
import { type DatabaseFile, openDatabaseFile } from './database-file.ts';

/** The values of the copy number `at`, in place of those of the copied row. */
type Changes = Readonly<Record<string, string | number>>;

/** Adds so many groups to a stopped server, each with a household and a user: copies of the first ones. */
export function addGroups(path: string, count: number): void {
  const database = openDatabaseFile(path);
  database.exec('begin');
  const copiers = ['groups', 'group_preferences', 'households', 'household_preferences', 'users'].map(
    (table) => buildCopier(database, table),
  );
  for (let at = 0; at < count; at += 1) {
    const changes = buildChanges(at);
    for (const [place, copy] of copiers.entries()) copy(changes[place] ?? {});
  }
  database.exec('commit');
  database.close();
}

/** In the order of the tables above. */
function buildChanges(at: number): readonly Changes[] {
  const [group, household] = [randomUUID(), randomUUID()];
  const name = `Group ${at}`;
  const username = `cook-${at}`;
  return [
    { id: group, name, slug: `group-${at}` },
    { id: randomUUID(), group_id: group },
    { id: household, group_id: group },
    { id: randomUUID(), household_id: household },
    {
      id: randomUUID(),
      group_id: group,
      household_id: household,
      username,
      username_key: username,
      email: `${username}@example.com`,
      full_name: `Cook ${at}`,
      admin: 0,
    },
  ];
}

function buildCopier(database: DatabaseFile, table: string): (changes: Changes) => void {
  const [template] = database.prepare(`select * from ${table} order by rowid limit 1`).all();
  const columns = Object.keys(template ?? {});
  const insert = database.prepare(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  return (changes) => {
    const row: Readonly<Record<string, unknown>> = { ...template, ...changes };
    insert.run(...columns.map((column) => row[column]));
  };
}
