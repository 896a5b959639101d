import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from '../trial.ts';

/** How one form of a trial ended last, and what exactly was run. */
export interface TrialRecord {
  /** The row of docs/trust.md; null for `npm test`, which shows all rows that no trial shows. */
  readonly row: string | null;
  readonly trial: string;
  readonly form: 'short' | 'long';
  readonly seed: number | null;
  /** The commit that was run, in its short form. */
  readonly commit: string;
  /** As `2026-11-26`. */
  readonly day: string;
  readonly verdict: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  readonly figures: Figures;
}

/** What of a record says which one it is: a trial has one for each form. */
type RecordKey = Pick<TrialRecord, 'trial' | 'form'>;

const file = join(import.meta.dirname, '../../../docs/trust-runs.json');

export function readRecords(): readonly TrialRecord[] {
  return JSON.parse(readFileSync(file, 'utf8')) as TrialRecord[];
}

/** Writes records in the place of earlier ones of the same trial and form. */
export function saveRecords(added: readonly TrialRecord[]): void {
  writeFileSync(file, `${JSON.stringify(mergeRecords(readRecords(), added), null, 2)}\n`);
}

/** Later records replace earlier ones of the same trial and form; new ones come last. */
export function mergeRecords(
  before: readonly TrialRecord[],
  added: readonly TrialRecord[],
): readonly TrialRecord[] {
  const buildKey = ({ trial, form }: RecordKey) => `${trial}\n${form}`;
  const all = new Map(before.map((record) => [buildKey(record), record]));
  for (const record of added) all.set(buildKey(record), record);
  return [...all.values()];
}

/** Pages that runs write into: a second run on the same commit is still a run of that commit. */
const pagesOfRuns = ['docs/proof.md', 'docs/trust.md', 'docs/trust-runs.json'];

/** The commit that is checked out, followed by `+` if other files than the pages of runs differ from it. */
export function checkedOutCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const others = pagesOfRuns.map((path) => `:!${path}`);
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', ':/', ...others) !== '';
  return `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? '+' : ''}`;
}
