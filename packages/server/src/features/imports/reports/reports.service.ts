import type { ReportCategory, ReportOut, ReportSummary } from '@hearth/contract';
import { judgeOutcome } from './report-outcome.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope, Scope } from '../../../platform/db/scope.ts';
import { storable } from '../../../platform/db/values/storable.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentReport, presentWholeReport } from './reports.present.ts';
import {
  countEntries,
  deleteReport,
  findEntries,
  findReport,
  findReports,
  insertEntry,
  insertReport,
  updateExpected,
  updateStatus,
} from './reports.repository.ts';

/** Reports of one category, the newest first; none without a category, as programs for the reference know it. */
export async function listReports(
  platform: Platform,
  scope: MemberScope,
  category: ReportCategory | null | undefined,
): Promise<ReportSummary[]> {
  if (category === null || category === undefined) return [];
  return (await findReports(platform.database.read(scope), category)).map(presentReport);
}

/** @throws AppError `itemNotFound` */
export async function getReport(platform: Platform, scope: MemberScope, id: string): Promise<ReportOut> {
  const reader = platform.database.read(scope);
  const report = required(await findReport(reader, id), 'itemNotFound');
  return presentWholeReport(report, await findEntries(reader, report.id));
}

/** A report without its entries. @throws AppError `itemNotFound` */
export async function getReportSummary(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<ReportSummary> {
  return presentReport(required(await findReport(platform.database.read(scope), id), 'itemNotFound'));
}

/** @throws AppError `reportNotDeleted` when the group has none with that id */
export async function removeReport(platform: Platform, scope: MemberScope, id: string): Promise<void> {
  const isDeleted = await platform.database.write(scope, (tx) => deleteReport(tx, id));
  if (!isDeleted) fail('reportNotDeleted');
}

/** Begins a report of work that continues after the transaction, and returns its id. */
export async function beginReport(
  { random, clock }: Platform,
  tx: Tx<MemberScope>,
  given: { name: string; category: ReportCategory; expectedEntries: number | null },
): Promise<string> {
  const id = random.uuid();
  await insertReport(tx, {
    id,
    group_id: tx.scope.groupId,
    name: given.name,
    category: given.category,
    status: 'in-progress',
    expected_entries: given.expectedEntries,
    created_at: storedInstant(clock.now()),
  });
  return id;
}

/** The content of an entry of a report. */
export interface NewEntry {
  readonly success: boolean;
  readonly message: string;
  /** Why it did not work. */
  readonly exception?: string;
  /** The recipe that the entry leads to. */
  readonly recipeId?: string;
  /** How many of its ingredients have become amount, unit and food, and how many were left as text. */
  readonly ingredients?: { readonly read: number; readonly left: number } | null;
  /** How many facts of it have no field here and are in its extras. */
  readonly extrasKept?: number;
}

/** Writes an entry into a report of the group that is still there. */
export async function addEntry(
  { random, clock }: Platform,
  tx: Tx<Scope>,
  reportId: string,
  { success, message, exception = '', recipeId, ingredients, extrasKept }: NewEntry,
): Promise<void> {
  await insertEntry(tx, {
    id: random.uuid(),
    report_id: reportId,
    success: success ? 1 : 0,
    message: storable(message),
    exception: storable(exception),
    created_at: storedInstant(clock.now()),
    recipe_id: recipeId ?? null,
    ingredients_read: ingredients?.read ?? null,
    ingredients_left: ingredients?.left ?? null,
    extras_kept: extrasKept ?? null,
  });
}

/** Says how many entries a report will have, where that shows only while the work goes on. */
export function expectEntries(
  { database }: Platform,
  scope: MemberScope,
  reportId: string,
  expected: number,
): Promise<void> {
  return database.write(scope, (tx) => updateExpected(tx, reportId, expected));
}

/** Says how the work went, by the entries that there are. */
export async function endReport(tx: Tx<Scope>, reportId: string): Promise<void> {
  const { worked, failed } = await countEntries(tx, reportId);
  await updateStatus(tx, reportId, judgeOutcome(worked, failed));
}
