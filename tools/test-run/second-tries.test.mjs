import { describe, expect, it } from 'vitest';
import SecondTries from './second-tries.mjs';

/**
 * @param {string} fullName
 * @param {boolean} flaky
 */
const test = (fullName, flaky) => ({
  fullName,
  module: { moduleId: 'shop.test.ts' },
  diagnostic: () => ({ flaky }),
});

describe('the reporter of second tries', () => {
  it('names what did not pass at once', () => {
    /** @type {string[]} */
    const said = [];
    const reporter = new SecondTries({ say: (line) => said.push(line) });
    reporter.onTestCaseResult(test('ticks milk', false));
    reporter.onTestCaseResult(test('ticks eggs', true));
    reporter.onTestRunEnd();
    expect(said).toEqual(['1 passed at the second try only:', '     shop.test.ts > ticks eggs']);
  });

  it('says nothing when everything did', () => {
    /** @type {string[]} */
    const said = [];
    const reporter = new SecondTries({ say: (line) => said.push(line) });
    reporter.onTestCaseResult(test('ticks milk', false));
    reporter.onTestRunEnd();
    expect(said).toEqual([]);
  });
});
