import type { RecipeSummary } from '@hearth/contract';
import type { KeptRow } from '../../../platform/offline/kept/kept-recipe.ts';

/** So many ids are asked for at once. */
const maxIds = 50;

/**
 * The wanted recipes with those within them, at any depth, as far as the rows of the device name them.
 * @param fetchByIds asks the server for recipes as they are now; those that are gone are missing in its answer
 */
export async function addLinked(
  rows: readonly KeptRow[],
  wanted: readonly RecipeSummary[],
  fetchByIds: (ids: readonly string[]) => Promise<readonly RecipeSummary[]>,
): Promise<readonly RecipeSummary[]> {
  const linked = new Map(rows.map(({ summary, linkedIds = [] }) => [summary.id, linkedIds]));
  const seen = new Set(wanted.map(({ id }) => id));
  const inner: string[] = [];
  const queue = [...seen];
  for (const outer of queue) {
    for (const id of linked.get(outer) ?? []) {
      if (seen.has(id)) continue;
      seen.add(id);
      inner.push(id);
      queue.push(id);
    }
  }
  const found: RecipeSummary[] = [...wanted];
  for (let at = 0; at < inner.length; at += maxIds)
    found.push(...(await fetchByIds(inner.slice(at, at + maxIds))));
  return found;
}
