import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../../tools/setup/run.mjs';
import type { VitestReport } from './verdict.ts';

/** A run that takes longer hangs: no test has noticed the bug, and nothing is proved. */
const maxRunMs = 300_000;
/** The run without any bug has the files of a whole area. */
const maxFileMs = 60_000;

/** Runs test files inside a copy of the checkout, up to the first failure; undefined when there is no report. */
export async function runTests(
  folder: string,
  tests: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<VitestReport | undefined> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const args = ['run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...tests];
  const signal = AbortSignal.timeout(Math.max(maxRunMs, tests.length * maxFileMs));
  const vitest = join(folder, 'node_modules/.bin/vitest');
  await capture(vitest, args, { cwd: folder, env, signal }).catch(() => undefined);
  if (!existsSync(report)) return undefined;
  return JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
}
