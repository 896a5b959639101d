import type { Module } from '../boundaries/modules.ts';
import { testsReachedBy } from '../test-run/changed-tests.ts';

/** The packages whose tests need no database and no browser. */
export const unitPackages = ['contract', 'domain', 'ingredients', 'recipe-extractor', 'web'] as const;

/** Files that decide how everything is read: after a change of one of them nothing is known to be good. */
const decidesAll =
  /(?:^|\/)(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|vitest[^/]*\.ts|\.oxlintrc\.json)$/;

const isCode = /\.(?:ts|tsx|mts|mjs|js|cjs)$/;

/** Whether a change can make any file wrong. */
export function isAboutAll(changed: readonly string[]): boolean {
  return changed.some((path) => decidesAll.test(path));
}

/**
 * The files to lint after a change: those that changed, and those that import them and may use a changed type.
 * A type that is handed on through several files is found by `npm test`, which lints everything.
 *
 * @returns paths, sorted
 */
export function filesToLint(changed: readonly string[], modules: readonly Module[]): string[] {
  const touched = new Set(changed);
  return modules
    .filter(
      ({ path, imports }) => touched.has(path) || imports.some(({ target = '' }) => touched.has(target)),
    )
    .map(({ path }) => path)
    .toSorted();
}

/**
 * The unit tests that a change can reach. A change of data, such as words of a language, reaches all tests of its
 * package, as imports do not name what is read from files; texts of the app reach those of the web app.
 *
 * @returns paths, sorted
 */
export function unitTestsFor(changed: readonly string[], modules: readonly Module[]): string[] {
  const whole = new Set(
    changed.filter((path) => !isCode.test(path) && !path.endsWith('.md')).map(nameReader),
  );
  const reached = new Set(testsReachedBy(changed, modules));
  return modules
    .filter(
      ({ path, area }) => path.includes('.test.') && isUnit(area) && (reached.has(path) || whole.has(area)),
    )
    .map(({ path }) => path)
    .toSorted();
}

function isUnit(area: string): boolean {
  return unitPackages.some((name) => name === area);
}

/** The package whose tests read a file of data. */
function nameReader(path: string): string {
  const [, name = ''] = /^packages\/([^/]+)\//.exec(path) ?? [];
  return name === 'locales' ? 'web' : name;
}
