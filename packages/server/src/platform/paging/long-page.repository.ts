import { type RawBuilder, sql } from 'kysely';
import { mapInSlices } from '../concurrency/map-in-slices.ts';
import type { GroupReader } from '../db/database.ts';
import { isOneOf } from '../db/queries/expressions.ts';

/** More rows than these take the main thread too long to receive at once. */
export const longPage = 500;

/**
 * The rows of a list with these ids, in their order and slice by slice, so that others have their turn between. Those that
 * were deleted meanwhile are left out.
 */
export async function wholeRows<Row extends object>(
  reader: GroupReader,
  { source, last }: { readonly source: RawBuilder<Row>; readonly last: string },
  ids: readonly Row[],
): Promise<Row[]> {
  const getId = (row: Row) => row[last as keyof Row] as string | number;
  return mapInSlices(ids, async (slice) => {
    const wanted = slice.map(getId);
    const among = isOneOf(reader.dialect, sql.ref(`listed.${last}`), wanted);
    const found = await reader.run(reader.selectFrom(source.as('listed')).selectAll().where(among).compile());
    const byId = new Map((found as Row[]).map((row) => [getId(row), row]));
    return wanted.map((id) => byId.get(id)).filter((row) => row !== undefined);
  });
}
