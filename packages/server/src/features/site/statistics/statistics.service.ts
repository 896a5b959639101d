import type { GroupStorage, HouseholdStatistics } from '@hearth/contract';
import { formatByteSize } from '@hearth/domain/files/byte-sizes';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sizeOfRecipes } from '../storage-quota/index.ts';
import { countForHousehold, findRecipeIds } from './statistics.repository.ts';

/** The figure that clients know; nothing enforces it. */
const totalStorageBytes = 524_288_000;

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
