#!/usr/bin/env node
/**
 * Runs everything that shows that Hearth works, in parts, and writes what it found into docs/proof.md.
 *
 * usage: npm run proof [-- PART…] [-- --seed N]
 *   PART       names of parts, or their beginnings; all when none is named
 *   --seed N   the seed of trials and simulator; by default another one each time
 *
 * Ends with 1 when a part fails. A part that misses programs says so with 2: it is neither passed nor failed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../tools/setup/root.mjs';
import { capture } from '../tools/setup/run.mjs';
import { startCluster } from '../tools/test-run/postgres-cluster.mjs';
import { systemPrograms } from '../tools/test-run/system-programs.mjs';
import { checkedOutCommit } from './trust/records/records.ts';
import { type Part, parts } from './parts.ts';
import { figuresIn, type Verdict, withOutcome } from './record.ts';

const page = join(root, 'docs/proof.md');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
});
const seed = Number(values.seed);
if (!Number.isSafeInteger(seed) || seed < 0) throw new Error(`--seed is a whole number, not ${values.seed}.`);
process.chdir(root);
process.exitCode = await main();

async function main(): Promise<number> {
  const wanted = parts.filter(
    ({ name }) => positionals.length === 0 || positionals.some((start) => name.startsWith(start)),
  );
  if (wanted.length === 0) throw new Error(`The parts are ${parts.map(({ name }) => name).join(', ')}.`);
  const commit = checkedOutCommit();
  console.log(`Commit ${commit}, seed ${seed}: ${wanted.length} parts.`);
  const programs = await systemPrograms(console.log);
  const built = await capture(process.execPath, ['tools/build.mjs']);
  if (built.code !== 0) throw new Error(built.output);
  const cluster = await startCluster(programs.postgres);
  const env = { TEST_POSTGRES_URL: cluster.url, CHROMIUM_PATH: programs.chromium };
  try {
    const verdicts: boolean[] = [];
    for (const part of wanted) verdicts.push(await carryOut(part, commit, env));
    return verdicts.every(Boolean) ? 0 : 1;
  } finally {
    await cluster.stop();
  }
}

async function carryOut(part: Part, commit: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const started = performance.now();
  const outputs: string[] = [];
  let isGood = true;
  let isSkipped = false;
  for (const [program = '', ...args] of part.commands({ root, seed })) {
    const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
    const { code, output } = await capture(path, args, { env: { ...process.env, ...env, ...part.env } });
    isSkipped ||= code === 2;
    isGood &&= code === 0 || code === 2;
    if (code !== 0) console.log(output);
    outputs.push(output);
  }
  const seconds = (performance.now() - started) / 1000;
  const figures = figuresIn(outputs.join('\n'));
  const day = new Date().toISOString().slice(0, 10);
  const outcome = { part, commit, seed, day, seconds, verdict: chooseVerdict(isGood, isSkipped), figures };
  writeFileSync(page, withOutcome(readFileSync(page, 'utf8'), outcome));
  console.log(`${outcome.verdict} ${part.name} in ${(seconds / 60).toFixed(1)} min: ${figures}`);
  return isGood;
}

function chooseVerdict(isGood: boolean, isSkipped: boolean): Verdict {
  if (!isGood) return 'failed';
  return isSkipped ? 'skipped' : 'passed';
}
