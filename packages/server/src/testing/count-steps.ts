import { setFlagsFromString } from 'node:v8';
import { Session } from 'node:inspector/promises';

// Counts are exact only while functions are neither optimised nor forgotten.
for (const flag of ['--no-opt', '--no-sparkplug', '--no-maglev', '--no-flush-bytecode'])
  setFlagsFromString(flag);

interface Range {
  readonly count: number;
}
interface Script {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly Range[] }[];
}

/**
 * How many blocks of the project's own code ran during `work`: a measure of the work done that does not depend on the
 * machine. What the engine does within one step (a copy, a regular expression) does not show.
 */
export async function countSteps(work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    await session.post('Profiler.stopPreciseCoverage');
    return (result as readonly Script[])
      .filter(({ url }) => url.includes('/packages/'))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  } finally {
    session.disconnect();
  }
}
