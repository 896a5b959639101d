import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** The columns that decide on identity, group, household and rights. */
const privilegedColumns = {
  users: [
    'id',
    'group_id',
    'household_id',
    'password',
    'auth_method',
    'admin',
    'can_invite',
    'can_manage',
    'can_manage_household',
    'can_organize',
    'created_at',
  ],
  groups: ['id', 'name', 'slug', 'created_at'],
  households: ['id', 'group_id', 'name', 'slug', 'created_at'],
} as const;

type Row = Readonly<Record<string, unknown>>;

/** The privileged columns of every row, by table and id. */
export type Privileges = ReadonlyMap<string, Row>;

export async function readPrivileges(database: Database): Promise<Privileges> {
  const found = new Map<string, Row>();
  for (const [table, columns] of Object.entries(privilegedColumns)) {
    const named = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<Row>`select ${named} from ${sql.table(table)}`.execute(database.schema);
    for (const row of rows) found.set(`${table} ${String(row['id'])}`, row);
  }
  return found;
}

/** Which privileged columns of rows that were there before have another value, and which new accounts are administrators. */
export function changedPrivileges(before: Privileges, after: Privileges): string[] {
  const changed = [...after].flatMap(([key, row]) => {
    const table = key.split(' ')[0] ?? '';
    const old = before.get(key);
    if (old === undefined) return Number(row['admin'] ?? 0) === 0 ? [] : [`new ${table}.admin`];
    return Object.keys(row)
      .filter((column) => row[column] !== old[column])
      .map((column) => `${table}.${column}`);
  });
  return [...new Set(changed)];
}
