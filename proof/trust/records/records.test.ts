import { describe, expect, it } from 'vitest';
import { trials } from '../trials.ts';
import { mergeRecords, readRecords, type TrialRecord } from './records.ts';
import { rowsOfPage, tableOfPage, tableOfRuns } from './table.ts';

const records = readRecords();
const rows = rowsOfPage();

describe('docs/trust.md', () => {
  it('has all 39 rows', () => expect(rows).toHaveLength(39));

  it('names the commit and the seed of what was run last', () => {
    expect(tableOfPage()).toBe(tableOfRuns(records, rows));
  });

  it('has a run of every trial, on its row', () => {
    const run = records.map(({ row, trial }) => `${row} ${trial}`);
    expect(run).toEqual(expect.arrayContaining(trials.map(({ row, name }) => `${row} ${name}`)));
  });

  it('has a run of the tests, and no run of a trial that is gone', () => {
    const known = new Set(['npm test', ...trials.map(({ name }) => name)]);
    expect(records.filter(({ trial }) => !known.has(trial))).toEqual([]);
    expect(records.filter(({ row }) => row === null)).not.toEqual([]);
  });
});

describe('records of runs', () => {
  const record = (trial: string, form: 'short' | 'long', commit: string): TrialRecord => ({
    row: 'D1',
    trial,
    form,
    seed: 7,
    commit,
    day: '2026-05-01',
    verdict: 'passed',
    seconds: 1,
    figures: {},
  });

  it('take the place of earlier ones of the same trial and form', () => {
    const before = [record('kill', 'short', 'a'), record('kill', 'long', 'b'), record('flip', 'short', 'c')];
    expect(mergeRecords(before, [record('kill', 'short', 'd'), record('new', 'short', 'e')])).toEqual([
      record('kill', 'short', 'd'),
      ...before.slice(1),
      record('new', 'short', 'e'),
    ]);
  });

  it('stand on their rows, and the tests on all others', () => {
    const tests: TrialRecord = { ...record('npm test', 'long', 'f'), row: null, seed: null };
    expect(tableOfRuns([tests, record('kill', 'short', 'a')], ['T1', 'D1', 'A7'])).toBe(
      [
        '| Row | Run | Form | Commit | Seed | Day | Verdict |',
        '|---|---|---|---|---|---|---|',
        '| D1 | kill | short | a | 7 | 2026-05-01 | passed |',
        '| T1, A7 | npm test | long | f | in the output | 2026-05-01 | passed |',
      ].join('\n'),
    );
  });
});
