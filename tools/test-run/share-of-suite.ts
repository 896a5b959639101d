import { inject } from 'vitest';
import { pickShare } from './extent.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which share of the generated suites is tried; null for all of them. */
    readonly shareSeed: number | null;
  }
}

/**
 * The cases of a generated suite that this run tries: all of them, or every `parts`-th by the seed of the run.
 * @param suite its name in the output, beside the number of cases
 */
export function shareOfSuite<T>(suite: string, cases: readonly T[], parts: number): readonly T[] {
  const seed = inject('shareSeed');
  const share = pickShare(cases, parts, { seed });
  if (seed !== null)
    process.stdout.write(`share of ${suite}: ${share.length} of ${cases.length}, seed ${seed}\n`);
  return share;
}
