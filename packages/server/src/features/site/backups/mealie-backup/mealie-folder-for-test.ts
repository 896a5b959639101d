import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connectSqlite } from '../../../../platform/db/sqlite/sqlite-connection.ts';
import { quoted } from '../../../../platform/db/dump/table-shapes.ts';
import { mealieTables } from './mealie-tables-for-test.ts';

/** Leaves the data of a small server of Mealie in a folder: its database, and the picture of its recipe. */
export function leaveMealieFolder(folder: string, password: string): void {
  const { tables, ids } = mealieTables(password);
  const database = connectSqlite(join(folder, 'mealie.db'));
  for (const [table, rows] of Object.entries<readonly object[]>(tables)) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    database.exec(`create table ${quoted(table)} (${columns.map(quoted).join(', ')})`);
    const insert = `insert into ${quoted(table)} values (${columns.map(() => '?').join(', ')})`;
    for (const row of rows)
      database.prepare(insert).run(columns.map((column) => stored(Reflect.get(row, column))));
  }
  database.close();
  const picture = join(folder, 'recipes', ids.soup, 'images/original.webp');
  mkdirSync(dirname(picture), { recursive: true });
  writeFileSync(picture, 'picture');
}

/** As SQLite has it: flags are numbers, and instants have a space in them. */
function stored(value: unknown): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ') : null;
}
