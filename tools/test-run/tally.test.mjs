import { expect, test } from 'vitest';
import { Tally } from './tally.mjs';

const file = (/** @type {string[]} */ ...statuses) => ({
  name: 'soup.test.ts',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, at) => ({
    fullName: `soup ${at}`,
    status,
    failureMessages: ['too cold'],
  })),
});

const listLines = (/** @type {(tally: Tally) => void} */ fill) => {
  const tally = new Tally();
  fill(tally);
  return tally.lines();
};

test('the last line counts everything', () => {
  const lines = listLines((tally) => {
    tally.pass();
    tally.addVitest('units', { success: true, testResults: [file('passed', 'passed')] }, 0);
  });
  expect(lines).toEqual(['3 passed, 0 failed']);
});

test('a failure is named with its message', () => {
  const lines = listLines((tally) =>
    tally.addVitest('units', { success: false, testResults: [file('passed', 'failed')] }, 1),
  );
  expect(lines).toEqual(['FAIL soup.test.ts > soup 1', '     too cold', '1 passed, 1 failed']);
});

test('skipped tests are counted by reason', () => {
  const skipped = { ...file('skipped'), name: 'pot.test.ts' };
  const withReason = skipped.assertionResults.map((each) => ({ ...each, meta: { skipped: 'no stove' } }));
  const lines = listLines((tally) => {
    tally.skip('contract', 'no stove');
    const testResults = [file('passed', 'skipped', 'todo'), { ...skipped, assertionResults: withReason }];
    tally.addVitest('units', { success: true, testResults }, 0);
  });
  expect(lines).toEqual([
    '2 skipped, no stove: contract; pot.test.ts > soup 0',
    '2 skipped, without a reason: soup.test.ts > soup 1; soup.test.ts > soup 2',
    '1 passed, 0 failed',
  ]);
});

test('generated cells are counted in a line of their own, apart from the tests', () => {
  const generated = {
    ...file('passed'),
    assertionResults: [{ fullName: 'walls', status: 'passed', meta: { cells: 15 } }],
  };
  const lines = listLines((tally) =>
    tally.addVitest('units', { success: true, testResults: [generated] }, 0),
  );
  expect(lines).toEqual(['15 generated cells checked', '1 passed, 0 failed']);
});

test('a file that cannot be read is a failure', () => {
  const broken = { name: 'soup.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] };
  const lines = listLines((tally) => tally.addVitest('units', { success: false, testResults: [broken] }, 1));
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});

test('silence is no success', () => {
  expect(listLines((tally) => tally.addVitest('units', undefined, 1)).at(-1)).toBe('0 passed, 1 failed');
  const nothing = { success: true, testResults: [] };
  expect(listLines((tally) => tally.addVitest('units', nothing, 0)).at(-1)).toBe('0 passed, 1 failed');
  const stray = { success: false, testResults: [file('passed')] };
  expect(listLines((tally) => tally.addVitest('units', stray, 1)).at(-1)).toBe('1 passed, 1 failed');
});
