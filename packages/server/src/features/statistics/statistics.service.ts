import type { GroupStorage, HouseholdStatistics } from '@hearth/contract';
import { formatByteSize } from '@hearth/domain/byte-sizes';
import type { MemberScope } from '../../platform/db/scope.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipeFolder } from '../recipes/index.ts';
import { countForHousehold, findRecipeIds } from './statistics.repository.ts';

/** The figure that clients know; nothing enforces it. */
const totalStorageBytes = 524_288_000;
/** Folders that are measured side by side. */
const atOnce = 16;

/** Figures of the caller's household and group. */
export async function getHouseholdStatistics(
  platform: Platform,
  scope: MemberScope,
): Promise<HouseholdStatistics> {
  return countForHousehold(platform.database.read(scope));
}

/** Bytes in the files of the recipes of the caller's group. */
export async function getGroupStorage(platform: Platform, scope: MemberScope): Promise<GroupStorage> {
  const ids = await findRecipeIds(platform.database.read(scope));
  const usedStorageBytes = await sizeOfRecipes(platform, ids);
  return {
    usedStorageBytes,
    usedStorageStr: formatByteSize(usedStorageBytes),
    totalStorageBytes,
    totalStorageStr: formatByteSize(totalStorageBytes),
  };
}

async function sizeOfRecipes(platform: Platform, ids: readonly string[]): Promise<number> {
  let total = 0;
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    const sizes = await Promise.all(some.map((id) => platform.files.size(recipeFolder(id))));
    total += sizes.reduce((sum, size) => sum + size, 0);
  }
  return total;
}
