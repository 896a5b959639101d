/** Reports of long work: what worked, and what did not. */
export { ReportList } from './report-list.tsx';
export { refreshReports, reportQuery, reportsQuery } from './reports.queries.ts';
export { ReportProgress } from './report-progress.tsx';
