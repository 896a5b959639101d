import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

/**
 * The checks that need neither a database nor a browser. `npm run check` shows them, `npm test` counts them, and lint besides.
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Readonly<Record<string, string>>} [env] added to that of the process
 */

/** @param {string} name */
const program = (name) => join(root, 'node_modules/.bin', name);

const typed = [
  'packages/contract',
  'packages/domain',
  'packages/ingredients',
  'packages/recipe-extractor',
  'packages/server',
  'packages/web',
  'packages/e2e',
  'tools',
];

/** @type {readonly Check[]} */
export const typeChecks = typed
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  .map((folder) => ({
    name: `types of ${folder}`,
    command: program('tsc'),
    // Two checks run at once; more checkers in one of them would look at most types several times.
    args: ['-p', folder, '--checkers', '1', '--incremental', '--tsBuildInfoFile', rememberedTypes(folder)],
  }));

/**
 * Where the compiler keeps what it knows of a folder: the next check looks only at what changed.
 * @param {string} folder
 */
function rememberedTypes(folder) {
  return join(root, 'node_modules/.cache/types', `${folder.replace('/', '-')}.tsbuildinfo`);
}

/** @type {Check} */
export const lint = {
  name: 'lint',
  command: program('oxlint'),
  // With several threads, each would find out the types of most files by itself: a third more of the processor.
  args: ['--threads=1'],
  env: { GOMAXPROCS: '1' },
};

/** @type {readonly Check[]} */
export const otherChecks = [
  { name: 'format', command: program('oxfmt'), args: ['--check'] },
  { name: 'boundaries', command: process.execPath, args: ['--import', 'tsx', 'tools/boundaries/main.ts'] },
  { name: 'vocabulary', command: process.execPath, args: ['--import', 'tsx', 'tools/vocabulary/main.ts'] },
  { name: 'dead code', command: program('knip'), args: ['--no-progress'] },
  { name: 'contract', command: process.execPath, args: ['--import', 'tsx', 'proof/contract-check/main.ts'] },
];
