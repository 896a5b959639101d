/**
 * The daily check: types, lint, format, boundaries, dead code, contract, and the tests that need no database and no
 * browser. Lint, which reads types, and the tests look at what changed since the last good check on this machine.
 *
 * usage: npm run check [-- --all]
 *   --all   lint and test everything, as `npm test` does
 */
import { root } from '../setup/root.mjs';
import { changedSince, readHead } from './changed-files.ts';
import { otherChecks, typeChecks } from './checks.mjs';
import { keepLastGood, readLastGood } from './last-good.ts';
import { describe, type Outcome, runChecks } from './run-checks.mjs';
import { findAffected, lintCheck, unitTests } from './partial-checks.ts';

const maxAtOnce = 2;

process.chdir(root);
process.exitCode = await main(process.argv.includes('--all'));

async function main(isWhole: boolean): Promise<number> {
  const started = performance.now();
  const head = await readHead();
  const base = isWhole ? undefined : await readLastGood(root);
  const affected = findAffected(base === undefined ? undefined : await changedSince(base));
  if (base !== undefined) console.log(`The last good check was at ${base.slice(0, 8)}.`);
  const outcomes = [
    ...(await runChecks([lintCheck(affected?.toLint), ...otherChecks, ...typeChecks], maxAtOnce, tell)),
    ...(await runChecks([unitTests(affected?.tests)], 1, tell)),
  ];
  const failed = outcomes.filter(({ isGood }) => !isGood).length;
  const skipped = outcomes.filter((outcome) => outcome.skipped !== undefined).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${outcomes.length - failed - skipped} good, ${failed} not, ${skipped} skipped, in ${seconds} s`,
  );
  if (failed > 0) return 1;
  // Uncommitted changes differ from this commit, so the next check looks at them again.
  await keepLastGood(root, head);
  return 0;
}

function tell(outcome: Outcome): void {
  console.log(describe(outcome));
}
