import { mkdtempSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Run } from './context.ts';
import { checkedOutCommit, readRecords, saveRecords } from './records/records.ts';
import { rowsOfPage, saveTable, tableOfRuns } from './records/table.ts';
import type { Outcome, Trial } from './trial.ts';
import { trials } from './trials.ts';

/**
 * Shows that the promises of docs/trust.md hold: `npm run trust -- [--only NAME] [--short] [--seed N]
 * [--hours N] [--shard 1/2] [--record]`. NAME is a row (`D1`) or a part of a trial's name; the soak lasts N hours, else
 * eight; a shard is every second trial, from the first one on. `--record` writes what was run into docs/trust-runs.json
 * and docs/trust.md. Exits with 1 when a trial fails.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
    short: { type: 'boolean', default: false },
    hours: { type: 'string', default: '8' },
    record: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

interface Result extends Outcome {
  readonly row: string;
  readonly name: string;
  readonly seconds: number;
}

const run = new Run({ isShort: values.short, hours: Number(values.hours), seed: Number(values.seed) });
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
const wanted = trials
  .filter(({ row, name }) => row === values.only || name.includes(values.only))
  .filter((_, at) => at % shards === shard - 1);
const commit = checkedOutCommit();
const form = values.short ? 'short' : 'long';
const results: Result[] = [];
for (const trial of wanted) results.push(await carryOut(trial));
await run.end();
report(results);
if (values.record) record(results);

async function carryOut({ row, name, promise, run: start }: Trial): Promise<Result> {
  process.stdout.write(`\n${row} ${name} (seed ${values.seed}): ${promise}\n`);
  const started = performance.now();
  const outcome = await start(run.context()).catch((error: unknown): Outcome => ({
    verdict: 'failed',
    figures: { error: String(error) },
  }));
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  for (const [figure, value] of Object.entries(outcome.figures))
    process.stdout.write(`      ${figure}: ${value}\n`);
  process.stdout.write(`      ${outcome.verdict} after ${seconds} s\n`);
  return { row, name, seconds, ...outcome };
}

function record(all: readonly Result[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const shared = { form, seed: Number(values.seed), commit, day } as const;
  saveRecords(
    all.map(({ row, name, seconds, verdict, figures }) => ({
      row,
      trial: name,
      ...shared,
      verdict,
      seconds,
      figures,
    })),
  );
  saveTable(tableOfRuns(readRecords(), rowsOfPage()));
}

function report(all: readonly Result[]): void {
  process.stdout.write('\n');
  for (const { row, name, verdict, seconds } of all)
    process.stdout.write(
      `${verdict.padEnd(8)} ${row.padEnd(4)} ${name.padEnd(48)} ${String(seconds).padStart(7)} s\n`,
    );
  const count = (wanted: Outcome['verdict']) => all.filter(({ verdict }) => verdict === wanted).length;
  process.stdout.write(`${all.length} trials: ${count('passed')} passed, ${count('failed')} failed\n`);
  const path = join(mkdtempSync(join(tmpdir(), 'hearth-trust-')), 'result.json');
  const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version };
  writeFileSync(
    path,
    JSON.stringify({ commit, seed: Number(values.seed), form, machine, results: all }, null, 2),
  );
  process.stdout.write(`\n${path}\n`);
  if (all.length === 0) process.stdout.write(`No trial is named ${values.only}.\n`);
  if (all.length === 0 || all.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
}
