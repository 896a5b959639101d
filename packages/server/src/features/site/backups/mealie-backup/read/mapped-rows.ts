import type { DumpedRow } from '../../archive/sealed-columns.ts';

/** Rows of Hearth's tables, as they are about to be inserted. */
export class MappedRows {
  readonly #tables = new Map<string, DumpedRow[]>();

  add(table: string, row: DumpedRow): void {
    const rows = this.#tables.get(table);
    if (rows === undefined) this.#tables.set(table, [row]);
    else rows.push(row);
  }

  /** Adds a row for each, numbered from 0 by `position`. */
  addPlaced<T>(table: string, items: readonly T[], rowOf: (item: T) => DumpedRow): void {
    for (const [position, item] of items.entries()) this.add(table, { ...rowOf(item), position });
  }

  of(table: string): readonly DumpedRow[] {
    return this.#tables.get(table) ?? [];
  }

  /** The number that the next row of a table gets. */
  nextNumber(table: string): number {
    return this.of(table).length + 1;
  }
}
