/**
 * How much a run of the tests tries. `npm test` tries a share of the generated suites, and on PostgreSQL the tests that
 * look at SQL and a share of the others; `npm run proof` and Vitest itself try everything.
 */
export interface Extent {
  /** Which share; null for everything. */
  readonly seed: number | null;
}

/** @param env `TEST_SHARE` is the seed of a share; without it, everything is tried */
export function readExtent(env: Readonly<Record<string, string | undefined>>): Extent {
  const given = env['TEST_SHARE'];
  if (given === undefined || given === '') return { seed: null };
  const seed = Number(given);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('TEST_SHARE is a whole number from 0.');
  return { seed };
}

/** Every `parts`-th of the cases, beginning where the seed says: as many seeds in a row try all of them. */
export function pickShare<T>(cases: readonly T[], parts: number, { seed }: Extent): readonly T[] {
  if (seed === null) return cases;
  return cases.filter((_, index) => index % parts === seed % parts);
}
