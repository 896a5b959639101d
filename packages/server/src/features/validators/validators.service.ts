import type { Platform } from '../../platform/platform.ts';
import { findTakenSlugs, slugOf } from '../recipes/index.ts';

/** Whether a new recipe of that name would get its bare slug. Of a group that does not exist every name is free. */
export async function isRecipeNameFree(platform: Platform, groupId: string, name: string): Promise<boolean> {
  const reader = platform.database.read({ kind: 'public', groupId, libraryRevision: 0 });
  return (await findTakenSlugs(reader, [slugOf(name)])).size === 0;
}
