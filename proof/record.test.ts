import { describe, expect, it } from 'vitest';
import { figuresIn, type Outcome, withOutcome } from './record.ts';

const outcome: Outcome = {
  part: { name: 'tools', shows: 'tests of the tools', commands: () => [] },
  commit: 'abcdef12',
  seed: 7,
  day: '2026-11-26',
  seconds: 90,
  verdict: 'passed',
  figures: '5 passed',
};
const row = '| tools | tests of the tools | abcdef12 | 7 | 2026-11-26 | 1.5 | passed | 5 passed |';

describe('the page of the proof', () => {
  it('has one row a part: that of its last run', () => {
    const page = '# Proof\n\n| Part |\n|---|\n| tools | old |\n| trials | kept |\n\nEnd';
    expect(withOutcome(page, outcome)).toBe(`# Proof\n\n| Part |\n|---|\n${row}\n| trials | kept |\n\nEnd`);
  });

  it('gets a row for a part that has not run before', () => {
    expect(withOutcome('| Part |\n|---|\n\nEnd', outcome)).toBe(`| Part |\n|---|\n${row}\n\nEnd`);
  });
});

it('says what was skipped, and of which engine', () => {
  const figures = figuresIn(
    '| step |\n37 steps, 0 failed: Firefox 153 · skipped WebKit\nskipped WebKit: install xvfb\n',
  );
  expect(figures).toBe('37 steps, 0 failed: Firefox 153 · skipped WebKit');
  const page = withOutcome('| Part |\n|---|\n', { ...outcome, verdict: 'skipped', figures });
  expect(page).toContain(`| 1.5 | skipped | ${figures} |`);
});

it('figures are the last lines that say how much was tried', () => {
  const output =
    '\u001B[2m      Tests \u001B[22m 3 failed | 1 passed (4)\n Tests  5 passed (5)\n\n17 bugs: 16 noticed\n39 trials: 39 passed, 0 failed\n';
  expect(figuresIn(output)).toBe('Tests 5 passed (5); 17 bugs: 16 noticed; 39 trials: 39 passed, 0 failed');
});
