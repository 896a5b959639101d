#!/usr/bin/env node
/**
 * Tests from types to the browser, on SQLite and on PostgreSQL: all that are written by hand but a part of the journeys,
 * and a share of the generated ones by a seed, which `TEST_SHARE=SEED npm test` repeats. `npm run proof` runs everything.
 * Installs what is missing, starts its own PostgreSQL, and ends with `N passed, N failed` alone on a line.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from './setup/node-version.mjs';
import { installTools } from './setup/install.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { lint, otherChecks, typeChecks } from './check/checks.mjs';
import { describe, runChecks } from './check/run-checks.mjs';
import { startCluster } from './test-run/postgres-cluster.mjs';
import { proxyPrograms, systemPrograms } from './test-run/system-programs.mjs';
import { Tally } from './test-run/tally.mjs';

const atOnce = 2;
const quickProjects = [
  'contract',
  'domain',
  'ingredients',
  'recipe-extractor',
  'server',
  'postgres',
  'web',
  'tools',
];

requireNode();
process.chdir(root);
/** Another one each run, so that many runs try everything. */
const share = process.env['TEST_SHARE'] ?? String(Math.floor(Date.now() / 1000) % 100_000);
const interruption = watchSignals();
await main().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
if (interruption.code !== 0) process.exit(interruption.code);

async function main() {
  const say = console.log;
  await installTools(root, say);
  const programs = await systemPrograms(say);
  await proxyPrograms(say);
  const tally = new Tally();
  await check(tally);
  const isBuilt = await build(tally);
  if (interruption.code !== 0) return;
  const cluster = await startCluster(programs.postgres);
  try {
    const env = {
      ...process.env,
      TEST_POSTGRES_URL: cluster.url,
      CHROMIUM_PATH: programs.chromium,
      TEST_SHARE: share,
      ...(isBuilt ? { TEST_WORKERS: join(root, 'dist/server') } : {}),
    };
    await vitest(tally, 'tests', isBuilt ? [...quickProjects, 'e2e'] : quickProjects, env);
    if (!isBuilt) tally.fail('browser tests', 'not run');
  } finally {
    await cluster.stop();
  }
  if (interruption.code !== 0) return;
  say(
    `Generated suites, PostgreSQL and journeys by TEST_SHARE=${share}; \`npm run proof\` runs all of them.`,
  );
  for (const line of tally.lines()) say(line);
  if (tally.failures.length > 0) process.exitCode = 1;
}

/** @param {Tally} tally */
async function check(tally) {
  await runChecks([lint, ...otherChecks, ...typeChecks], atOnce, (outcome) => {
    console.log(describe(outcome));
    if (outcome.skipped !== undefined) tally.skip(outcome.name, outcome.skipped);
    else if (outcome.isGood) tally.pass();
    else tally.fail(outcome.name, outcome.output);
  });
}

/**
 * @param {Tally} tally
 * @returns {Promise<boolean>} whether there is something to test in the browser
 */
async function build(tally) {
  const code = await run(process.execPath, ['tools/build.mjs']);
  if (code === 0) tally.pass();
  else tally.fail('build', `ended with ${code}`);
  return code === 0;
}

/**
 * @param {Tally} tally
 * @param {string} label
 * @param {readonly string[]} projects
 * @param {NodeJS.ProcessEnv} env
 */
async function vitest(tally, label, projects, env) {
  console.log(`\n${label}`);
  const folder = mkdtempSync(join(tmpdir(), 'hearth-report-'));
  const report = join(folder, 'report.json');
  const named = ['default', 'json', './tools/test-run/second-tries.mjs'];
  const reporters = [...named.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`];
  const args = ['run', '--passWithNoTests', ...reporters, ...projects.flatMap((name) => ['--project', name])];
  const code = await run(join(root, 'node_modules/.bin/vitest'), args, { env });
  tally.addVitest(label, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code);
  rmSync(folder, { recursive: true, force: true });
}

/** Remembers that we were told to stop; what runs is told too (see run.mjs), and the cluster is stopped on the way out. */
function watchSignals() {
  const state = { code: 0 };
  process.on('SIGINT', () => (state.code = 130));
  process.on('SIGTERM', () => (state.code = 143));
  return state;
}
