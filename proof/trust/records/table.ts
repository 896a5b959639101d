import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrialRecord } from './records.ts';

const page = join(import.meta.dirname, '../../../docs/trust.md');
const [begin, end] = ['<!-- runs -->', '<!-- end of runs -->'];

/** The rows of promises in docs/trust.md, in their order. */
export function rowsOfPage(text = readFileSync(page, 'utf8')): readonly string[] {
  const promises = text.slice(0, text.indexOf('\n## Last runs'));
  return [...new Set(promises.match(/^\| [DTAHL]\d+ (?=\|)/gm))].map((cell) => cell.slice(2).trim());
}

/**
 * The table of what was run last: a line for each form of each trial, in the order of the rows, and one for the tests
 * with all rows that no trial shows.
 */
export function tableOfRuns(records: readonly TrialRecord[], rows: readonly string[]): string {
  const lines = rows.flatMap((row) => records.filter((record) => record.row === row).map(formatLine));
  const bare = rows.filter((row) => !records.some((record) => record.row === row));
  const tests = records
    .filter(({ row }) => row === null)
    .map((record) => formatLine(record, bare.join(', ')));
  const head = ['| Row | Run | Form | Commit | Seed | Day | Verdict |', '|---|---|---|---|---|---|---|'];
  return [...head, ...lines, ...tests].join('\n');
}

function formatLine({ row, trial, form, seed, commit, day, verdict }: TrialRecord, rows: unknown): string {
  const cells = [row ?? String(rows), trial, form, commit, seed ?? 'in the output', day, verdict];
  return `| ${cells.join(' | ')} |`;
}

/** The table as the page has it. */
export function tableOfPage(): string {
  const text = readFileSync(page, 'utf8');
  return text.slice(text.indexOf(begin) + begin.length, text.indexOf(end)).trim();
}

/** Writes the table into the page. */
export function saveTable(table: string): void {
  const text = readFileSync(page, 'utf8');
  const [before, after] = [text.slice(0, text.indexOf(begin) + begin.length), text.slice(text.indexOf(end))];
  writeFileSync(page, `${before}\n${table}\n${after}`);
}
