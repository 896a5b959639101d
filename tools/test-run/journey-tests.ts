import { type Extent, pickShare } from './extent.ts';
import { listFiles } from './list-files.ts';

/** Of the browser tests that do not always run, an eighth does. */
const parts = 8;

/** Those of every run: what no run may miss. */
const always = [
  'back-up-and-restore',
  'first-load',
  'first-start',
  'from-import-to-share',
  'kill-during-creates',
  'late-parts',
  'public-explorer',
  'shop-without-signal',
  'sign-in',
  'stop-and-start',
  'walk-with-a-finger',
  'walk-with-a-mouse',
];

/** Trials in their short form, and leases of a minute that nothing can shorten. */
const ofProof = ['short-trials', 'kill-one-of-two'];

/**
 * The tests of the browser part that a run tries: all of them, or those of every run and a share of the others.
 * @param root of the checkout
 * @returns paths relative to the root
 */
export function findJourneyTests(root: string, extent: Extent): string[] {
  const paths = listFiles(root, 'packages/e2e/src').filter((path) => path.endsWith('.test.ts'));
  if (extent.seed === null) return paths;
  const isNamed = (path: string, names: readonly string[]) =>
    names.some((name) => path.endsWith(`/${name}.test.ts`));
  const others = paths.filter((path) => !isNamed(path, always) && !isNamed(path, ofProof));
  const chosen = pickShare(others, parts, extent);
  return paths.filter((path) => isNamed(path, always) || chosen.includes(path));
}
