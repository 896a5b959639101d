import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeOutcome } from './report-outcome.ts';

describe('the outcome of a report', () => {
  it.each([
    [3, 0, 'success'],
    [0, 3, 'failure'],
    [2, 1, 'partial'],
    [0, 0, 'failure'],
  ] as const)('%i that worked and %i that failed are a %s', (worked, failed, outcome) => {
    expect(judgeOutcome(worked, failed)).toBe(outcome);
  });

  it('is a success only without failures, and a failure only without successes', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (worked, failed) => {
        const outcome = judgeOutcome(worked, failed);
        expect([outcome === 'success', outcome === 'failure']).toEqual([
          worked > 0 && failed === 0,
          worked === 0,
        ]);
      }),
    );
  });
});
