#!/usr/bin/env node
/**
 * Runs one of the benchmarks; `http`, what the built server costs beside a floor, when none is named.
 *
 * usage: npm run bench [-- NAME] [ARGUMENT…]
 */
import { join } from 'node:path';
import { root } from '../../tools/setup/root.mjs';
import { run } from '../../tools/setup/run.mjs';

/** File of each benchmark; what it measures and its arguments stand at its top. */
const benchmarks = {
  http: 'http.mjs',
  backups: 'backups.ts',
  books: 'books.ts',
  'damaged-imports': 'damaged-imports.ts',
  import: 'import.mjs',
  ingredients: 'ingredients.ts',
  'cold-start': 'cold-start.ts',
  interactions: 'interactions.ts',
  library: 'library.mjs',
  nutrition: 'nutrition.ts',
  'shopping-list': 'shopping-list.ts',
  'sign-in': 'sign-in.mjs',
};
process.exitCode = await main(process.argv.slice(2));

/** @param {readonly string[]} given */
async function main(given) {
  const isNamed = /^[^-]/.test(given[0] ?? '');
  const [name, ...args] = isNamed ? given : ['http', ...given];
  const file = Object.entries(benchmarks).find(([each]) => each === name)?.[1];
  if (file === undefined) {
    console.error(`There is no benchmark "${name}". The names are ${Object.keys(benchmarks).join(', ')}.`);
    return 2;
  }
  return run(process.execPath, ['--import', 'tsx', join(root, 'proof/bench', file), ...args]);
}
