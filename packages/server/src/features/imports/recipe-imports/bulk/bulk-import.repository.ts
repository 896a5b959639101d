import type { Reader, Tx } from '../../../../platform/db/database.ts';
import type { MemberScope, Scope, SystemScope } from '../../../../platform/db/scope.ts';
import type { BulkImportRow, PendingPageRow } from './bulk-import.tables.ts';

/** So many rows go into one statement: databases bound how many values it may have. */
const rowsAtOnce = 500;

export async function insertImport(
  tx: Tx<MemberScope>,
  row: BulkImportRow,
  pages: readonly PendingPageRow[],
): Promise<void> {
  await tx.insertInto('bulk_imports').values(row).execute();
  for (let start = 0; start < pages.length; start += rowsAtOnce) {
    const some = pages.slice(start, start + rowsAtOnce);
    await tx.insertInto('pending_pages').values(some).execute();
  }
}

/** The import whose turn that is; undefined if another job has done that turn, or the report was deleted. */
export function findImport(
  reader: Reader<SystemScope>,
  reportId: string,
  turn: number,
): Promise<(BulkImportRow & { group_id: string }) | undefined> {
  return reader
    .selectFrom('bulk_imports')
    .innerJoin('group_reports', 'group_reports.id', 'bulk_imports.report_id')
    .selectAll('bulk_imports')
    .select('group_reports.group_id')
    .where('bulk_imports.report_id', '=', reportId)
    .where('bulk_imports.turn', '=', turn)
    .executeTakeFirst();
}

/** The first pages that wait, at most `count`. */
export function findPending(
  reader: Reader<Scope>,
  reportId: string,
  count: number,
): Promise<PendingPageRow[]> {
  return reader
    .selectFrom('pending_pages')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('position')
    .limit(count)
    .execute();
}

/** Counts that these pages are begun once more. */
export async function countAttempt(tx: Tx<Scope>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('pending_pages')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** Writes down which recipe a page becomes; false if it has become one already, or is no longer pending. */
export async function claimPage(
  tx: Tx<MemberScope>,
  id: string,
  recipe: Pick<PendingPageRow, 'recipe_id' | 'recipe_name' | 'ingredients_read' | 'ingredients_left'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pending_pages')
    .set(recipe)
    .where('id', '=', id)
    .where('recipe_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a page off the list; false when it was not on it any more. */
export async function takePage(tx: Tx<Scope>, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('pending_pages').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Moves an import on to its next turn; false if another worker has, or the report was deleted. */
export async function nextTurn(tx: Tx<Scope>, reportId: string, turn: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bulk_imports')
    .set({ turn: turn + 1 })
    .where('report_id', '=', reportId)
    .where('turn', '=', turn)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets an import that is over, with all pages that still wait. */
export async function deleteImport(tx: Tx<Scope>, reportId: string): Promise<void> {
  await tx.deleteFrom('bulk_imports').where('report_id', '=', reportId).execute();
}
