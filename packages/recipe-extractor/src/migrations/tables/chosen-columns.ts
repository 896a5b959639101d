import type { CsvField } from '@hearth/domain/imports/csv-fields';
import type { CsvColumns } from './guess-columns.ts';
import type { Table } from './table.ts';

/** The columns of a table by what they hold. */
export interface ChosenColumns {
  /** Those of a field by their place; several where columns are counted: `Step 1`, `Step 2`. */
  readonly find: (field: CsvField) => readonly number[];
  /** Those of no field. */
  readonly others: readonly number[];
}

/** The columns of a table that were chosen for each field, and those that are counted with them. */
export function findColumns({ columns }: Pick<Table, 'columns'>, chosen: CsvColumns): ChosenColumns {
  const names = new Set(Object.values(chosen).filter((name) => name !== undefined && name !== ''));
  const fields = Object.entries(chosen) as [CsvField, string | undefined][];
  const found = new Map(
    fields.map(([field, name]) => [field, name === undefined ? [] : findCounted(columns, name, names)]),
  );
  const used = new Set([...found.values()].flat());
  return {
    find: (field) => found.get(field) ?? [],
    others: columns.flatMap((_, at) => (used.has(at) ? [] : [at])),
  };
}

/** A column, and those whose names differ from its in the number only, in the order of their numbers. */
function findCounted(
  columns: readonly string[],
  name: string,
  chosen: ReadonlySet<string | undefined>,
): number[] {
  const own = columns.indexOf(name);
  if (own < 0) return [];
  const pattern = countPattern(name);
  const family = columns.flatMap((column, at) => {
    const isOther = column !== name && chosen.has(column);
    return !isOther && (column === name || countPattern(column) === pattern)
      ? [{ at, number: readNumber(column) }]
      : [];
  });
  return family.toSorted((one, other) => one.number - other.number || one.at - other.at).map(({ at }) => at);
}

/** `Step 2`, `step_2` and `Step` are counted alike. */
function countPattern(name: string): string {
  return name.toLowerCase().replaceAll(/\d+|[\s_#.-]/g, '');
}

function readNumber(name: string): number {
  return Number(/\d{1,6}/.exec(name)?.[0] ?? 0);
}
