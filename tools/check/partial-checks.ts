import { join } from 'node:path';
import { readModules } from '../boundaries/modules.ts';
import { readTree } from '../boundaries/read-tree.ts';
import { root } from '../setup/root.mjs';
import { filesToLint, isAboutAll, unitPackages, unitTestsFor } from './affected.ts';
import { type Check, lint } from './checks.mjs';

/** The files to look at after a change. */
export interface Affected {
  readonly toLint: readonly string[];
  readonly tests: readonly string[];
}

/**
 * Finds what a change can make wrong.
 * @param changed paths that changed since everything was good; undefined if that is not known
 * @returns undefined for everything
 */
export function findAffected(changed: readonly string[] | undefined): Affected | undefined {
  if (changed === undefined || isAboutAll(changed)) return undefined;
  const modules = readModules(readTree(root));
  return { toLint: filesToLint(changed, modules), tests: unitTestsFor(changed, modules) };
}

/** @param files paths; undefined for all */
export function lintCheck(files: readonly string[] | undefined): Check {
  if (files === undefined) return lint;
  if (files.length === 0) return nothingTo('lint');
  return { ...lint, name: `lint of ${files.length} files`, args: [...lint.args, ...files] };
}

/** The tests that need no database and no browser. @param files paths; undefined for all */
export function unitTests(files: readonly string[] | undefined): Check {
  if (files?.length === 0) return nothingTo('tests');
  const projects = unitPackages.flatMap((name) => ['--project', name]);
  return {
    name: files === undefined ? `tests of ${unitPackages.join(', ')}` : `tests in ${files.length} files`,
    command: join(root, 'node_modules/.bin/vitest'),
    args: ['run', '--reporter=dot', ...projects, ...(files ?? [])],
  };
}

function nothingTo(name: string): Check {
  const text = 'skipped: no change since the last good check';
  return { name, command: process.execPath, args: ['-e', `console.log('${text}')`] };
}
