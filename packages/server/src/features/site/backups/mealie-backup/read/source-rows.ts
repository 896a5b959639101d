import { storedInstantFromText } from '../../../../../platform/db/values/stored-instant.ts';

/** A row of the other program, by its columns. */
export type SourceRow = Readonly<Record<string, unknown>>;

/** What only matters for a while, or to the other program itself. */
const passing = new Set(['alembic_version', 'group_data_exports', 'password_reset_tokens', 'server_tasks']);

/** The tables of the other program. One that its release did not have is empty. */
export class SourceTables {
  readonly #tables: Readonly<Record<string, unknown>>;
  readonly #read = new Set<string>();
  readonly #groups = new Map<string, Map<string, SourceRow[]>>();

  constructor(tables: Readonly<Record<string, unknown>>) {
    this.#tables = tables;
  }

  /** Numbers of rows by table, of the tables that no mapping has read. */
  get unread(): Record<string, number> {
    const names = Object.keys(this.#tables).filter((table) => !this.#read.has(table) && !passing.has(table));
    const counts = names.map((table) => [table, this.rows(table).length] as const);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }

  has(table: string): boolean {
    return Array.isArray(this.#tables[table]);
  }

  /** The rows of a table; other values are skipped. */
  rows(table: string): readonly SourceRow[] {
    this.#read.add(table);
    const rows = this.#tables[table];
    return Array.isArray(rows)
      ? rows.filter((row): row is SourceRow => typeof row === 'object' && row !== null)
      : [];
  }

  /** The rows of a table by a column that refers to another, in their order. */
  by(table: string, column: string): ReadonlyMap<string, readonly SourceRow[]> {
    const key = `${table} ${column}`;
    const groups = this.#groups.get(key) ?? grouped(this.rows(table), column);
    this.#groups.set(key, groups);
    return groups;
  }
}

function grouped(rows: readonly SourceRow[], column: string): Map<string, SourceRow[]> {
  const groups = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const key = readId(row[column]) ?? '';
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
  }
  return groups;
}

const hexId = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;

/** An id as Hearth has it; null for other values. SQLite writes 32 digits there, PostgreSQL dashes. */
export function readId(value: unknown): string | null {
  const match = typeof value === 'string' ? hexId.exec(value) : null;
  return match === null ? null : match.slice(1).join('-').toLowerCase();
}

/** As {@link readId}; empty for none, which no row has and no foreign key lets in. */
export function requiredId(value: unknown): string {
  return readId(value) ?? '';
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A text, or null for none. */
export function optionalText(value: unknown): string | null {
  return value === null || value === undefined ? null : readText(value);
}

export function readFlag(value: unknown): 0 | 1 {
  return value === true || value === 1 ? 1 : 0;
}

export function readNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

export function optionalNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

const beginning = '1970-01-01T00:00:00.000000Z';

/** An instant, written there in UTC without saying so; null for none. */
export function optionalInstant(value: unknown): string | null {
  return typeof value === 'string' ? storedInstantFromText(value) : null;
}

/** When a row was made and changed; later releases spell the second column right. */
export function readStamps(row: SourceRow): { created_at: string; updated_at: string } {
  const created = optionalInstant(row['created_at']) ?? beginning;
  const updated = optionalInstant(row['updated_at']) ?? optionalInstant(row['update_at']);
  return { created_at: created, updated_at: updated ?? created };
}

/** Rows in the order that the other program shows them. */
export function inOrder(rows: readonly SourceRow[], column = 'position'): SourceRow[] {
  return rows.toSorted((one, other) => readNumber(one[column]) - readNumber(other[column]));
}
