import { type Extent, shareOf } from './extent.ts';
import { listFiles } from './list-files.ts';

/** Of the journeys that are not always walked, a third. */
const parts = 3;

/** Journeys of every run: each wing of the app once, and what no run may miss. */
const always = [
  'administration',
  'back-up-and-restore',
  'cook-by-the-steps',
  'find-recipes',
  'first-start',
  'from-import-to-share',
  'group-and-household',
  'keep-what-is-written',
  'lose-the-network',
  'plan-the-week',
  'public-explorer',
  'read-and-cook',
  'shop-together',
  'shop-without-signal',
  'sign-in',
  'write-a-recipe',
];

/** Trials in their short form, and leases of a minute that nothing can shorten. */
const ofProof = ['short-trials', 'kill-one-of-two'];

/**
 * The browser tests that a run walks: all of them, or all but a part of the journeys.
 * @param root of the checkout
 * @returns paths relative to the root
 */
export function findJourneyTests(root: string, extent: Extent): string[] {
  const paths = listFiles(root, 'packages/e2e/src').filter((path) => path.endsWith('.test.ts'));
  if (extent.seed === null) return paths;
  const isNamed = (path: string, names: readonly string[]) =>
    names.some((name) => path.endsWith(`/${name}.test.ts`));
  const isChosen = (path: string) => path.includes('/journeys/') && !isNamed(path, always);
  const chosen = shareOf(paths.filter(isChosen), parts, extent);
  return paths.filter((path) => !isNamed(path, ofProof) && (!isChosen(path) || chosen.includes(path)));
}
