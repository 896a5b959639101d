import type { Tables, WholeRow } from '../../../../../platform/db/tables.ts';
import type { DumpedRow, OpenedSecret, SealedColumnOf } from '../../archive/sealed-columns.ts';

type TableName = keyof Tables;

/** The database itself refuses words that a column does not know, and such rows are left out. */
type Written<Value> = Value extends string ? string : Value;

/** A row of one of Hearth's tables: a column that no mapping fills is an error of types. */
export type MappedRow<Table extends TableName> = {
  readonly [Column in keyof WholeRow<Table>]:
    | Written<WholeRow<Table>[Column]>
    | (Column extends SealedColumnOf<Table> ? OpenedSecret : never);
};

type RowsByTable = { [Table in TableName]?: MappedRow<Table>[] };

/** Rows of Hearth's tables, as they are about to be inserted. */
export class MappedRows {
  readonly #tables: RowsByTable = {};

  add<Table extends TableName>(table: Table, row: MappedRow<Table>): void {
    const rows: RowsByTable[Table] = this.#tables[table] ?? [];
    rows.push(row);
    this.#tables[table] = rows;
  }

  /** Adds a row for each, with its place from 0. */
  addPlaced<Table extends TableName, Item>(
    table: Table,
    items: readonly Item[],
    rowOf: (item: Item, position: number) => MappedRow<Table>,
  ): void {
    for (const [position, item] of items.entries()) this.add(table, rowOf(item, position));
  }

  of<Table extends TableName>(table: Table): readonly MappedRow<Table>[] {
    return this.#tables[table] ?? [];
  }

  /** The rows of any table, by a name that the database gives. */
  dumped(table: string): readonly DumpedRow[] {
    return this.#has(table) ? this.of(table) : [];
  }

  /** The number that the next row of a table gets. */
  nextNumber(table: TableName): number {
    return this.of(table).length + 1;
  }

  #has(table: string): table is TableName {
    return Object.hasOwn(this.#tables, table);
  }
}
