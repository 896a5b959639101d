import * as z from 'zod';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { rationalFromText, toNumber } from '@hearth/domain/measures/rationals';
import type { DatabaseSnapshot } from '../../../../../platform/db/dump/database-snapshot.ts';
import type { TableShape } from '../../../../../platform/db/dump/table-shapes.ts';
import type { DumpedRow, RowSecrets } from '../../archive/sealed-columns.ts';

/** A row as a backup of Mealie has it. */
export type MealieRow = Readonly<Record<string, string | number | boolean | null>>;

/** The rows of one table of Mealie. */
export type MealieTable = (rows: HearthRows) => AsyncIterable<MealieRow> | Iterable<MealieRow>;

/** All rows of Hearth at one moment. One table is read at a time. */
export class HearthRows {
  readonly #snapshot: DatabaseSnapshot;
  readonly #shapes: ReadonlyMap<string, TableShape>;
  readonly #secrets: RowSecrets;

  /** When the backup is made. */
  readonly now: Date;

  constructor(snapshot: DatabaseSnapshot, shapes: readonly TableShape[], secrets: RowSecrets, now: Date) {
    this.now = now;
    this.#snapshot = snapshot;
    this.#shapes = new Map(shapes.map((shape) => [shape.name, shape]));
    this.#secrets = secrets;
  }

  /** The rows of a table by its primary key, with readable secrets. */
  async *of(table: string): AsyncGenerator<DumpedRow> {
    const shape = this.#shapes.get(table);
    if (shape === undefined) throw new TypeError(`there is no table ${table}`);
    for await (const batch of this.#snapshot.rows(shape))
      for (const row of batch) yield this.#secrets.open(table, row);
  }

  /** What `valueOf` says of each row, by the text of a column; the first row counts. */
  async index<T>(table: string, column: string, valueOf: (row: DumpedRow) => T): Promise<Map<string, T>> {
    const found = new Map<string, T>();
    for await (const row of this.of(table)) {
      const key = readText(row[column]);
      if (!found.has(key)) found.set(key, valueOf(row));
    }
    return found;
  }

  /** How many rows a table has. */
  async count(table: string): Promise<number> {
    let count = 0;
    for await (const _ of this.of(table)) count += 1;
    return count;
  }
}

const StoredObject = z.record(z.string(), z.unknown());

/** A table with a row for each of one of Hearth's. */
export function mapped(table: string, rowOf: (row: DumpedRow) => MealieRow): MealieTable {
  return async function* (rows) {
    for await (const row of rows.of(table)) yield rowOf(row);
  };
}

/** As {@link mapped}, for rows that Mealie numbers. */
export function numbered(table: string, rowOf: (row: DumpedRow) => MealieRow): MealieTable {
  return async function* (rows) {
    let id = 0;
    for await (const row of rows.of(table)) {
      id += 1;
      yield { id, ...rowOf(row) };
    }
  };
}

type Value = DumpedRow[string] | undefined;

export function readText(value: Value): string {
  if (typeof value === 'object' && value !== null) return value.open;
  return value === null || value === undefined ? '' : String(value);
}

export function optionalText(value: Value): string | null {
  return value === null || value === undefined ? null : readText(value);
}

export function readNumber(value: Value): number {
  return typeof value === 'number' ? value : 0;
}

export function optionalNumber(value: Value): number | null {
  return typeof value === 'number' ? value : null;
}

/** A number that is stored as a fraction; 1 for none. */
export function readAmount(value: Value): number {
  return typeof value === 'string' ? toNumber(rationalFromText(value)) : 1;
}

/** An object that is stored as JSON; empty for none. */
export function readJson(value: Value): Readonly<Record<string, unknown>> {
  return typeof value === 'string' ? StoredObject.parse(JSON.parse(value)) : {};
}

export function readFlag(value: Value): boolean {
  return value === 1;
}

/** An id as SQLite has it there: 32 digits. */
export function readId(value: Value): string | null {
  return typeof value === 'string' ? value.replaceAll('-', '') : null;
}

/** An instant as it is written there: in UTC without saying so, and with microseconds if there are any. */
export function readInstant(value: Value): string | null {
  return typeof value === 'string' ? value.replace(/(?:\.0+)?Z$/, '').replace(/Z$/, '') : null;
}

/** When a row was made and changed. */
export function readStamps(row: DumpedRow): { created_at: string | null; update_at: string | null } {
  const created_at = readInstant(row['created_at']);
  return { created_at, update_at: readInstant(row['updated_at']) ?? created_at };
}

/** A text and the form of it that is searched. */
export function searchedText(row: DumpedRow, column: string): MealieRow {
  const text = optionalText(row[column]);
  return { [column]: text, [`${column}_normalized`]: text === null ? null : normalizeSearchText(text) };
}
