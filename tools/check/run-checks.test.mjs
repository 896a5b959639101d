import { expect, it } from 'vitest';
import { describe as describeOutcome, runChecks } from './run-checks.mjs';

const say = (/** @type {string} */ name, /** @type {string} */ script) => ({
  name,
  command: process.execPath,
  args: ['-e', script],
});

it('a check that has nothing to look at is skipped with its reason, and no other is', async () => {
  /** @type {string[]} */
  const lines = [];
  const outcomes = await runChecks(
    [
      say('contract', "console.log('skipped: no reference here')"),
      say('lint', "console.log('3 files, none skipped')"),
      say('types', "console.log('skipped: all'); process.exit(1)"),
    ],
    1,
    (outcome) => void lines.push(describeOutcome(outcome)),
  );
  expect(outcomes.map(({ isGood, skipped }) => [isGood, skipped])).toEqual([
    [true, 'no reference here'],
    [true, undefined],
    [false, undefined],
  ]);
  expect(lines[0]).toBe('skip contract: no reference here');
  expect(lines[1]).toMatch(/^ok {3}lint/);
  expect(lines[2]).toMatch(/^FAIL types/);
});
