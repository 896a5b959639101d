import type { DataPath } from '../data-kind.ts';

const usedPaths = [
  '/api/foods',
  '/api/units',
  '/api/groups/labels',
  '/api/organizers/categories',
  '/api/organizers/tags',
  '/api/organizers/tools',
] as const satisfies readonly DataPath[];

/** Where entries are that recipes, foods or lists use. */
export type UsedPath = (typeof usedPaths)[number];

/** The same path, or null where nothing else names the entries. */
export function findUsedPath(path: DataPath): UsedPath | null {
  return usedPaths.find((used) => used === path) ?? null;
}
