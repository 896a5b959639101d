#!/usr/bin/env node
/**
 * Runs the tests that a change can reach, on both databases.
 *
 * usage: npm run test:changed [-- BASE]
 *   BASE   the commit to compare the checkout with; by default the last one, or the one before if nothing has changed
 */
import { join } from 'node:path';
import { readModules } from './boundaries/modules.ts';
import { readTree } from './boundaries/read-tree.ts';
import { root } from './setup/root.mjs';
import { changedSince } from './check/changed-files.ts';
import { run } from './setup/run.mjs';
import { testsReachedBy } from './test-run/changed-tests.ts';
import { startCluster } from './test-run/postgres-cluster.mjs';
import { systemPrograms } from './test-run/system-programs.mjs';

process.chdir(root);
process.exitCode = await main(process.argv[2]);

async function main(base: string | undefined): Promise<number> {
  const changed = base === undefined ? await lastChange() : await changedSince(base);
  const tests = testsReachedBy(changed, readModules(readTree(root)));
  console.log(`${changed.length} changed files reach ${tests.length} files of tests.`);
  if (tests.length === 0) return 0;
  const programs = await systemPrograms(console.log);
  const cluster = await startCluster(programs.postgres);
  const env = { ...process.env, TEST_POSTGRES_URL: cluster.url, CHROMIUM_PATH: programs.chromium };
  try {
    return await run(join(root, 'node_modules/.bin/vitest'), ['run', ...tests], { env });
  } finally {
    await cluster.stop();
  }
}

async function lastChange(): Promise<string[]> {
  const uncommitted = await changedSince('HEAD');
  return uncommitted.length > 0 ? uncommitted : changedSince('HEAD~1');
}
