/**
 * Puts known bugs into a copy of the checkout, one at a time, and says which test notices each.
 *
 * usage: npm run mutate [-- AREA…] [-- --only TEXT]
 *   AREA          areas of the catalogue; all when none is named
 *   --only TEXT   only mutations whose name contains the text
 *
 * Ends with 1 when a bug survives, or when the text that it replaces is not in the code any more.
 */
import { parseArgs } from 'node:util';
import { root } from '../../tools/setup/root.mjs';
import { startCluster } from '../../tools/test-run/postgres-cluster.mjs';
import { systemPrograms } from '../../tools/test-run/system-programs.mjs';
import { catalogue } from './catalogue.ts';
import type { Mutation } from './mutation.ts';
import { describeEnding, type Ending, type RunTests, formatTotals, tryMutation } from './run-mutations.ts';
import { runTests } from './run-tests.ts';
import { copySource } from './source-copy.ts';
import { judge } from './verdict.ts';

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isInterrupted = true));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const areas = positionals.length > 0 ? positionals : Object.keys(catalogue);
await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const unknown = areas.filter((area) => !(area in catalogue));
  if (unknown.length > 0) throw new Error(`There is no area ${unknown.join(', ')}.`);
  const postgres = await openPostgres();
  const copy = copySource(root);
  // Bugs are planted in sources, and so are their workers run.
  const env = { ...process.env, TEST_WORKERS: undefined, TEST_POSTGRES_URL: postgres.url };
  try {
    const endings: Ending[] = [];
    for (const area of areas)
      endings.push(...(await runArea(area, copy.folder, (tests) => runTests(copy.folder, tests, env))));
    console.log(`\n${formatTotals(endings)}`);
    if (isInterrupted || endings.some(({ kind }) => kind !== 'noticed')) process.exitCode = 1;
  } finally {
    copy.remove();
    await postgres.stop();
  }
}

async function runArea(area: string, folder: string, run: RunTests): Promise<Ending[]> {
  const wanted = (catalogue[area] ?? []).filter(({ name }) => name.includes(values.only));
  if (wanted.length === 0) return [];
  console.log(`\n${area}`);
  await requireGreen(wanted, run);
  const endings: Ending[] = [];
  for (const mutation of wanted) {
    if (isInterrupted) break;
    const ending = await tryMutation(folder, mutation, run);
    endings.push(ending);
    console.log(`  ${describeEnding(mutation, ending)}`);
  }
  return endings;
}

/** A test that fails without a bug notices nothing. */
async function requireGreen(mutations: readonly Mutation[], run: RunTests): Promise<void> {
  const verdict = judge(await run([...new Set(mutations.flatMap(({ tests }) => tests))]));
  if (verdict.kind === 'noticed') throw new Error(`A test fails without any bug: ${verdict.by}`);
  if (verdict.kind === 'broken') throw new Error(`The tests do not run without any bug: ${verdict.reason}`);
}

/** The PostgreSQL that the environment names, or one of our own for this run. */
async function openPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url !== undefined) return { url, stop: async () => undefined };
  const programs = await systemPrograms(console.log);
  return startCluster(programs.postgres);
}
