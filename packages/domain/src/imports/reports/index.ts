/** How the entries of a report add up to its outcome. */

export type ReportOutcome = 'success' | 'failure' | 'partial';

/**
 * `success` when everything worked, `partial` when only some of it did, `failure` when nothing did; that there was
 * nothing to do is a failure as well, because somebody had expected something.
 */
export function outcomeOf(worked: number, failed: number): ReportOutcome {
  if (worked === 0) return 'failure';
  return failed === 0 ? 'success' : 'partial';
}
