import type { ReportCategory, ReportSummaryStatus } from '@hearth/contract';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope, Scope } from '../../../platform/db/scope.ts';
import type { ReportEntryRow, ReportRow } from './reports.tables.ts';

/** So many reports of a category are listed. */
const maxListed = 9999;

/** Reports of the group, the newest first. */
export function findReports(reader: Reader<MemberScope>, category: ReportCategory): Promise<ReportRow[]> {
  return reader
    .selectFrom('group_reports')
    .selectAll()
    .where('group_id', '=', reader.scope.groupId)
    .where('category', '=', category)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();
}

export function findReport(reader: Reader<MemberScope>, id: string): Promise<ReportRow | undefined> {
  return reader
    .selectFrom('group_reports')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .where('group_id', '=', reader.scope.groupId)
    .executeTakeFirst();
}

/** An entry, and the address of the recipe that it tells of; null without one, and while it is in the trash. */
export interface FoundEntry extends ReportEntryRow {
  recipe_slug: string | null;
}

/** Entries of a report of the group, in the order they were written. */
export function findEntries(reader: Reader<MemberScope>, reportId: string): Promise<FoundEntry[]> {
  return reader
    .selectFrom('report_entries')
    .leftJoin('recipes', (join) =>
      join
        .onRef('recipes.id', '=', 'report_entries.recipe_id')
        .on('recipes.group_id', '=', reader.scope.groupId)
        .on('recipes.slug', 'not like', '~%'),
    )
    .selectAll('report_entries')
    .select('recipes.slug as recipe_slug')
    .where('report_entries.report_id', '=', reportId)
    .orderBy('report_entries.created_at')
    .orderBy('report_entries.id')
    .execute();
}

/** Imports of other programs that were begun before that instant and have not ended. */
export async function findRunningReports(tx: Tx<Scope>, before: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('group_reports')
    .select('id')
    .where('category', '=', 'migration')
    .where('status', '=', 'in-progress')
    .where('created_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** Says how many entries are expected by now, in a report that the work itself knows. */
export async function updateExpected(tx: Tx<MemberScope>, id: string, expected: number): Promise<void> {
  await tx
    .updateTable('group_reports')
    .set({ expected_entries: expected })
    .where('id', '=', id)
    .where('group_reports.group_id', '=', tx.scope.groupId)
    .execute();
}

export async function insertReport(tx: Tx<MemberScope>, row: ReportRow): Promise<void> {
  await tx.insertInto('group_reports').values(row).execute();
}

export async function insertEntry(tx: Tx<Scope>, row: ReportEntryRow): Promise<void> {
  await tx.insertInto('report_entries').values(row).execute();
}

/** How many entries of a report are about a success, and how many about a failure. */
export async function countEntries(
  tx: Tx<Scope>,
  reportId: string,
): Promise<{ worked: number; failed: number }> {
  const rows = await tx
    .selectFrom('report_entries')
    .select((eb) => ['success', eb.fn.countAll<number>().as('count')])
    .where('report_id', '=', reportId)
    .groupBy('success')
    .execute();
  const findCount = (success: number) => Number(rows.find((row) => row.success === success)?.count ?? 0);
  return { worked: findCount(1), failed: findCount(0) };
}

/** Of a report that the work itself knows: no request names one here. */
export async function updateStatus(tx: Tx<Scope>, id: string, status: ReportSummaryStatus): Promise<void> {
  await tx.updateTable('group_reports').set({ status }).where('id', '=', id).execute();
}

/** Deletes a report of the group with its entries; false when there was none. */
export async function deleteReport(tx: Tx<MemberScope>, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('group_reports')
    .where('id', '=', id.toLowerCase())
    .where('group_id', '=', tx.scope.groupId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
