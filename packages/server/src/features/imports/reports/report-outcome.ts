/** The outcome of a report, from those of its entries. */

export type ReportOutcome = 'success' | 'failure' | 'partial';

/**
 * `success` if all entries worked, `partial` if some did, `failure` if none did. An empty report is a failure too,
 * because the user expected entries.
 */
export function judgeOutcome(worked: number, failed: number): ReportOutcome {
  if (worked === 0) return 'failure';
  return failed === 0 ? 'success' : 'partial';
}
