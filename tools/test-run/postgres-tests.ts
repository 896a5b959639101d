import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Extent, pickShare } from './extent.ts';
import { listFiles } from './list-files.ts';

/** An eighth of the tests whose rooms hold no SQL of their own runs on PostgreSQL as well. */
const parts = 8;
/** What a test file looks like that runs on both databases. */
const onBoth = /\b(?:testEngines|describeServer)\b/;
/** What a file looks like that writes SQL by hand or asks which database it is on. */
const writesSql = /\bsql(?:<[^>]*>)?`/;

/**
 * The test files that `npm test` runs on PostgreSQL too: those in whose room SQL is written by hand, those of how
 * PostgreSQL is asked, and a share of the others. Queries of the builder are compiled for both databases from one text; what differs is written by hand.
 * @param root of the checkout
 * @returns paths relative to the root
 */
export function findPostgresTests(root: string, extent: Extent): string[] {
  const paths = listFiles(root, 'packages/server/src');
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const isTest = (path: string) => path.endsWith('.test.ts');
  const rooms = new Set(
    paths.filter((path) => !isTest(path) && writesSql.test(read(path))).map((path) => dirname(path)),
  );
  const tests = paths.filter(
    (path) => isTest(path) && (onBoth.test(read(path)) || path.endsWith('-postgres.test.ts')),
  );
  const near = tests.filter((path) => rooms.has(dirname(path)) || path.includes('/db/postgres/'));
  const others = pickShare(
    tests.filter((path) => !near.includes(path)),
    parts,
    extent,
  );
  return [...near, ...others].toSorted();
}
