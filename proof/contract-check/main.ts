/**
 * Compares our contract with the reference one.
 *
 * usage: npm run contract [-- --note]
 *   --note   notes the routes served now in served-routes.txt; from then on the check fails when one goes missing
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aliases, operations } from '../../packages/contract/src/index.ts';
import { checkContract, isGood, type Outcome } from './check-contract.ts';
import { deliberate } from './deliberate.ts';
import { readLedger, servedRoutes } from './ledger.ts';
import type { ApiDocument } from './openapi-document.ts';
import { describeOurs } from './our-document.ts';

const here = dirname(fileURLToPath(import.meta.url));
const reference = join(here, '../../../shared/contract');
const noted = join(here, 'served-routes.txt');

main();

function main(): void {
  if (!existsSync(join(reference, 'openapi.json'))) {
    console.log(
      'skipped: the reference contract is not beside this checkout, so there is nothing to compare with',
    );
    return;
  }
  if (process.argv.includes('--note')) note(check());
  const outcome = check();
  print(outcome);
  if (!isGood(outcome)) process.exitCode = 1;
}

function check(): Outcome {
  const ours = Object.values(operations);
  const kept = existsSync(noted) ? readFileSync(noted, 'utf8').trim().split('\n') : [];
  return checkContract({
    ours: describeOurs(ours),
    theirs: JSON.parse(readFileSync(join(reference, 'openapi.json'), 'utf8')) as ApiDocument,
    ledger: readLedger(readFileSync(join(reference, 'routes.csv'), 'utf8')),
    served: servedRoutes({ operations: ours, aliases }),
    kept,
    deliberate,
  });
}

function note({ unnoted }: Outcome): void {
  const before = existsSync(noted) ? readFileSync(noted, 'utf8').trim().split('\n') : [];
  writeFileSync(noted, `${[...before, ...unnoted].toSorted().join('\n')}\n`);
}

function print(outcome: Outcome): void {
  const tags = [...outcome.tags].toSorted(([a], [b]) => a.localeCompare(b));
  for (const [tag, { agree, all }] of tags) console.log(`${tag}: ${agree} of ${all} operations agree`);
  for (const { operation, at, what } of outcome.differences) console.log(`${operation}: ${at} ${what}`);
  for (const key of outcome.dropped) console.log(`${key}: was served before and is missing now`);
  for (const { operation, at } of outcome.needless) {
    console.log(`deliberate.ts: nothing differs any more at ${operation}: ${at}`);
  }
  if (outcome.unnoted.length > 0) {
    console.log(
      `${outcome.unnoted.length} newly served routes are not noted yet: npm run contract -- --note`,
    );
  }
  console.log(`${outcome.differences.length} differences, ${outcome.accepted} more are deliberate`);
  console.log(`${outcome.served} of ${outcome.all} routes served`);
}
