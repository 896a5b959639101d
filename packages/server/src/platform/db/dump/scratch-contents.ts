import { connectSqlite, type SqliteConnection } from '../sqlite/sqlite-connection.ts';
import { sqliteRows, type StoredRow } from './database-snapshot.ts';
import { quoted, readTableShapes, type TableShape } from './table-shapes.ts';

/** The rows of a complete scratch database, to look at and to take away before they are restored. */
export class ScratchContents {
  readonly #connection: SqliteConnection;
  readonly #shapes: ReadonlyMap<string, TableShape>;

  private constructor(path: string) {
    this.#connection = connectSqlite(path);
    this.#shapes = new Map(readTableShapes(this.#connection).map((shape) => [shape.name, shape]));
  }

  /** Does something with the rows; nothing is taken away if that fails. */
  static async use<T>(path: string, work: (contents: ScratchContents) => Promise<T>): Promise<T> {
    const contents = new ScratchContents(path);
    try {
      contents.#connection.exec('begin');
      const result = await work(contents);
      contents.#connection.exec('commit');
      return result;
    } finally {
      contents.#connection.close();
    }
  }

  /** The table as the newest schema has it. */
  shapeOf(table: string): TableShape {
    const shape = this.#shapes.get(table);
    if (shape === undefined) throw new TypeError(`there is no table ${table}`);
    return shape;
  }

  /** The rows of a table by its primary key. */
  async *rows(table: string): AsyncGenerator<StoredRow> {
    for await (const batch of sqliteRows(this.#connection, this.shapeOf(table))) yield* batch;
  }

  /** Takes away the rows with that value in the column, and those that belong to them. */
  delete(table: string, column: string, value: string | number): void {
    this.#connection
      .prepare(`delete from ${quoted(this.shapeOf(table).name)} where ${quoted(column)} = ?`)
      .run([value]);
  }

  /** Takes away all rows of a table. */
  empty(table: string): void {
    this.#connection.exec(`delete from ${quoted(this.shapeOf(table).name)}`);
  }
}
