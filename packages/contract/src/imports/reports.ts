import * as z from 'zod';
import { dateTime, uuid } from '../kernel/fields.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { SuccessResponse } from '../people/self.ts';

/** The subject of a report. */
export const ReportCategory = z
  .enum(['backup', 'restore', 'migration', 'bulk_import'])
  .meta({ id: 'ReportCategory' });
export type ReportCategory = z.output<typeof ReportCategory>;

/** `partial`: some of it worked, some did not. */
export const ReportSummaryStatus = z
  .enum(['in-progress', 'success', 'failure', 'partial'])
  .meta({ id: 'ReportSummaryStatus' });
export type ReportSummaryStatus = z.output<typeof ReportSummaryStatus>;

const ReportEntryOut = z
  .object({
    reportId: uuid(),
    timestamp: dateTime(),
    success: z.boolean(),
    message: z.string(),
    /** Why it did not work; empty where it did. */
    exception: z.string(),
    /** The recipe that it tells of; null without one, and while it is in the trash. */
    recipeSlug: z.string().nullable(),
    /** How many ingredients of the recipe have become amount, unit and food; null where none were read. */
    ingredientsRead: z.int().nullable(),
    /** How many of them were left as text. */
    ingredientsLeft: z.int().nullable(),
    /** How many facts of the recipe have no field here and were kept in its extras; null where none were looked for. */
    extrasKept: z.int().nullable(),
    id: uuid(),
  })
  .meta({ id: 'ReportEntryOut' });
export type ReportEntryOut = z.output<typeof ReportEntryOut>;

const summary = {
  timestamp: dateTime(),
  category: ReportCategory,
  groupId: uuid(),
  name: z.string(),
  status: ReportSummaryStatus,
  id: uuid(),
  /** The expected number of entries; null if it is unknown. */
  expectedEntries: z.int().nullable(),
};

export const ReportSummary = z.object(summary).meta({ id: 'ReportSummary' });
export type ReportSummary = z.output<typeof ReportSummary>;
export const ReportOut = z.object({ ...summary, entries: z.array(ReportEntryOut) }).meta({ id: 'ReportOut' });
export type ReportOut = z.output<typeof ReportOut>;

const base = { tags: ['Groups: Reports'], access: 'member' as const };
const one = { ...base, path: '/api/groups/reports/{item_id}' as const, params: itemParams };

export const reportOperations = {
  listReports: operation({
    ...base,
    method: 'GET',
    path: '/api/groups/reports',
    summary: 'Reports of one category, the newest first; none when no category is asked for',
    query: z.object({ report_type: ReportCategory.nullish() }),
    answer: z.array(ReportSummary),
  }),
  getReport: operation({
    ...one,
    method: 'GET',
    summary: 'One report with its entries',
    answer: ReportOut,
  }),
  deleteReport: operation({
    ...one,
    method: 'DELETE',
    summary: 'Delete a report with its entries; what it was still to tell of is not done any more',
    answer: SuccessResponse,
  }),
};
