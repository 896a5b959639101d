import type { ReportEntryOut, ReportOut, ReportSummary } from '@hearth/contract';
import { wireInstant } from '../../../platform/db/values/stored-instant.ts';
import type { FoundEntry } from './reports.repository.ts';
import type { ReportRow } from './reports.tables.ts';

export function presentReport(row: ReportRow): ReportSummary {
  return {
    timestamp: wireInstant(row.created_at),
    category: row.category,
    groupId: row.group_id,
    name: row.name,
    status: row.status,
    id: row.id,
    expectedEntries: row.expected_entries,
  };
}

export function presentWholeReport(row: ReportRow, entries: readonly FoundEntry[]): ReportOut {
  return { ...presentReport(row), entries: entries.map(presentEntry) };
}

function presentEntry(row: FoundEntry): ReportEntryOut {
  return {
    reportId: row.report_id,
    timestamp: wireInstant(row.created_at),
    success: row.success === 1,
    message: row.message,
    exception: row.exception,
    recipeSlug: row.recipe_slug,
    ingredientsRead: row.ingredients_read,
    ingredientsLeft: row.ingredients_left,
    extrasKept: row.extras_kept,
    id: row.id,
  };
}
