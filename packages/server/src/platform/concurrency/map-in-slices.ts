import { leaveToOthers } from './turns.ts';

/** Of so many rows, each with what hangs on it, the main thread makes answers in some 10 ms. */
const sliceSize = 200;

/** Maps long lists slice by slice, for work that asks the database once for many items; others have their turn between. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (slice: readonly Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += sliceSize) {
    if (from > 0) await leaveToOthers();
    results.push(...(await map(items.slice(from, from + sliceSize))));
  }
  return results;
}
