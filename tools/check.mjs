#!/usr/bin/env node
/**
 * The daily check: types, lint, format, boundaries, dead code, contract, and the tests that need no database and no
 * browser.
 */
import { join } from 'node:path';
import { otherChecks, typeChecks } from './check/checks.mjs';
import { describe, runChecks } from './check/run-checks.mjs';
import { installTools } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';

const unitProjects = ['contract', 'domain', 'ingredients', 'recipe-extractor', 'web'];
const maxAtOnce = 2;

const units = {
  name: `tests of ${unitProjects.join(', ')}`,
  command: join(root, 'node_modules/.bin/vitest'),
  args: ['run', '--reporter=dot', ...unitProjects.flatMap((project) => ['--project', project])],
};

requireNode();
await installTools(root, console.log);
const started = performance.now();
const tell = (/** @type {import('./check/run-checks.mjs').Outcome} */ outcome) =>
  console.log(describe(outcome));
const outcomes = [
  ...(await runChecks([...otherChecks, ...typeChecks], maxAtOnce, tell)),
  ...(await runChecks([units], 1, tell)),
];
const failed = outcomes.filter(({ isGood }) => !isGood);
const skipped = outcomes.filter((outcome) => outcome.skipped !== undefined);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const good = outcomes.length - failed.length - skipped.length;
console.log(`${good} good, ${failed.length} not, ${skipped.length} skipped, in ${seconds} s`);
if (failed.length > 0) process.exitCode = 1;
