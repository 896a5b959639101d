import type { ReportCategory, ReportSummaryStatus } from '@hearth/contract';

/** What came of some long work of a group. */
export interface ReportRow {
  id: string;
  group_id: string;
  name: string;
  category: ReportCategory;
  status: ReportSummaryStatus;
  /** Null if it is not known beforehand. */
  expected_entries: number | null;
  created_at: string;
}

/** One thing that worked, or did not. */
export interface ReportEntryRow {
  id: string;
  report_id: string;
  /** 0 or 1. */
  success: number;
  message: string;
  /** Why it did not work; empty where it did. */
  exception: string;
  created_at: string;
  /** The recipe that it tells of, as long as there is one. */
  recipe_id: string | null;
  /** How many of its ingredients were read, and were left as text; null where none were to be read. */
  ingredients_read: number | null;
  ingredients_left: number | null;
  /** How many facts of its recipe have no field here and are in its extras; null where nothing was looked for. */
  extras_kept: number | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    group_reports: ReportRow;
    report_entries: ReportEntryRow;
  }
}
