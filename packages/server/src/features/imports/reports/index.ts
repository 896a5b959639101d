/** Reports: what came of long work, such as imports of many recipes. */
export { endStopped } from './end-stopped.ts';
export { reportRoutes } from './reports.routes.ts';
export {
  addEntry,
  beginReport,
  endReport,
  expectEntries,
  getReportSummary,
  type NewEntry,
} from './reports.service.ts';
