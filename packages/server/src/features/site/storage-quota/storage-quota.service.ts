import type { HouseholdStorage } from '@hearth/contract';
import { formatByteSize } from '@hearth/domain/files/byte-sizes';
import { type MemberScope, systemScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recipeFolder } from '../../recipes/recipe-files/index.ts';
import { findRecipesByHousehold, findRecipesOfHousehold } from './storage-quota.repository.ts';

/** Folders that are measured side by side. */

/**
 * Refuses a file that a household has no room for. Where the operator has set no quota nothing is measured.
 *
 * @param bytes of the file as it was sent
 * @throws AppError `householdStorageFull`
 */
export async function requireStorage(platform: Platform, scope: MemberScope, bytes: number): Promise<void> {
  const quota = quotaBytes(platform);
  if (quota === null) return;
  const ids = await findRecipesOfHousehold(platform.database.read(scope));
  const used = await sizeOfRecipes(platform, ids);
  if (used + bytes <= quota) return;
  fail('householdStorageFull', { used: formatByteSize(used), limit: formatByteSize(quota) });
}

/** What the files of each household take, the largest first. */
export async function listHouseholdStorage(platform: Platform): Promise<HouseholdStorage> {
  const found = await findRecipesByHousehold(
    platform.database.read(systemScope('measure household storage')),
  );
  const households: HouseholdStorage['households'] = [];
  for (const { id, name, group, recipeIds } of found)
    households.push({ id, name, group, usedBytes: await sizeOfRecipes(platform, recipeIds) });
  return {
    quotaBytes: quotaBytes(platform),
    households: households.toSorted((one, other) => other.usedBytes - one.usedBytes),
  };
}

/** What a household's files may take; null for any size. */
function quotaBytes({ settings }: Platform): number | null {
  const { householdQuotaMb } = settings.server;
  return householdQuotaMb === 0 ? null : householdQuotaMb * 1024 * 1024;
}

/** Bytes in the files of these recipes. */
export async function sizeOfRecipes(platform: Platform, ids: readonly string[]): Promise<number> {
  return platform.files.sizeOfAll(ids.map(recipeFolder));
}
