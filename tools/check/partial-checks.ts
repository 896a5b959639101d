import { join } from 'node:path';
import { type Module, readModules } from '../boundaries/modules.ts';
import { readTree } from '../boundaries/read-tree.ts';
import { root } from '../setup/root.mjs';
import { filesToLint, isAboutAll, unitPackages, unitTestsFor } from './affected.ts';
import { type Check, lint } from './checks.mjs';

/** @param changed paths that changed since everything was good; undefined looks at all files */
export function lintCheck(changed: readonly string[] | undefined): Check {
  const files = select(changed, filesToLint);
  if (files === undefined) return lint;
  if (files.length === 0) return nothingTo('lint');
  return { ...lint, name: `lint of ${files.length} files`, args: [...lint.args, ...files] };
}

/** The tests that need no database and no browser. @param changed as for {@link lintCheck} */
export function unitTests(changed: readonly string[] | undefined): Check {
  const files = select(changed, unitTestsFor);
  if (files?.length === 0) return nothingTo('tests');
  const projects = unitPackages.flatMap((name) => ['--project', name]);
  return {
    name: files === undefined ? `tests of ${unitPackages.join(', ')}` : `tests in ${files.length} files`,
    command: join(root, 'node_modules/.bin/vitest'),
    args: ['run', '--reporter=dot', ...projects, ...(files ?? [])],
  };
}

function select(
  changed: readonly string[] | undefined,
  pick: (changed: readonly string[], modules: readonly Module[]) => string[],
): string[] | undefined {
  if (changed === undefined || isAboutAll(changed)) return undefined;
  return pick(changed, readModules(readTree(root)));
}

function nothingTo(name: string): Check {
  const text = 'skipped: no change since the last good check';
  return { name, command: process.execPath, args: ['-e', `console.log('${text}')`] };
}
