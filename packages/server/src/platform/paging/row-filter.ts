import type { FilterSchema, ResolvedFilter } from '@hearth/domain/search/query-filter';
import { Turns } from '../concurrency/turns.ts';
import { readFilter } from './read-filter.ts';
import { filterInTurns } from '../concurrency/filter-in-turns.ts';
import { type ColumnValue, rowTest, type RowValue } from './row-test.ts';

/** The client's view of the rows of a short list: the field names and their values. */
export interface RowReader<Row> {
  readonly schema: FilterSchema;
  readonly valueOf: (row: Row, column: string) => RowValue;
  /** The values of a column of related rows; undefined for a column of the row itself. */
  readonly valuesOf?: (row: Row, column: string) => readonly RowValue[] | undefined;
}

/** Rows whose columns clients see as stored. */
export function asStored<Row extends { readonly [K in keyof Row]: RowValue }>(
  schema: FilterSchema,
): RowReader<Row> {
  return { schema, valueOf: (row, column) => row[column as keyof Row] };
}

/**
 * Rows of a short list that match a `queryFilter`, in their order. Others have their turn between two rows.
 * @throws AppError `invalidQuery`
 */
export async function filterRows<Row>(
  rows: readonly Row[],
  text: string | null | undefined,
  { schema, valueOf, valuesOf }: RowReader<Row>,
  now: Date,
): Promise<readonly Row[]> {
  const filter = readFilter(text, schema, now);
  if (filter === null) return rows;
  const valueIn = (row: Row, column: string) => valuesOf?.(row, column) ?? valueOf(row, column);
  return passing(rows, filter, { valueIn, turns: new Turns() });
}

interface Work<Row> {
  readonly valueIn: (row: Row, column: string) => ColumnValue;
  readonly turns: Turns;
}

/** One comparison after the other, each on the rows that the ones before have left open. */
async function passing<Row>(
  rows: readonly Row[],
  filter: ResolvedFilter,
  work: Work<Row>,
): Promise<readonly Row[]> {
  switch (filter.kind) {
    case 'nothing':
      return [];
    case 'and':
      return passing(await passing(rows, filter.left, work), filter.right, work);
    case 'or':
      return passingAny(rows, listAlternatives(filter), work);
    case 'comparison': {
      const passes = rowTest(filter);
      return filterInTurns(rows, (row) => passes(work.valueIn(row, filter.field.column)), work.turns);
    }
  }
}

async function passingAny<Row>(
  rows: readonly Row[],
  alternatives: readonly ResolvedFilter[],
  work: Work<Row>,
): Promise<readonly Row[]> {
  const found = new Set<Row>();
  let open = rows;
  for (const alternative of alternatives) {
    const passed = await passing(open, alternative, work);
    if (passed.length === 0) continue;
    for (const row of passed) found.add(row);
    open = open.filter((row) => !found.has(row));
  }
  return rows.filter((row) => found.has(row));
}

function listAlternatives(filter: ResolvedFilter): readonly ResolvedFilter[] {
  if (filter.kind !== 'or') return [filter];
  return [...listAlternatives(filter.left), ...listAlternatives(filter.right)];
}
