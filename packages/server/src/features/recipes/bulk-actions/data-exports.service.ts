import * as z from 'zod';
import type { GroupDataExport } from '@hearth/contract';
import { formatByteSize } from '@hearth/domain/files/byte-sizes';
import { canonicalUuid } from '@hearth/domain/text/slugs';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { required } from '../../../platform/errors/app-error.ts';
import { defineJob } from '../../../platform/jobs/payload-kind.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FileTokens } from '../../site/downloads/index.ts';
import { findOwnIds } from './data-exports.repository.ts';
import { findExports, takeExpiredExports, takeExports } from './data-exports.repository.ts';
import type { DataExportRow } from './data-exports.tables.ts';
import { exportRecipes, exportRecipesJob } from './export-recipes.ts';

/** Deletes the files of archives by their paths. */
export const deleteExportsJob = defineJob('delete-recipe-exports', z.array(z.string()));

/** Up to how many recipes an archive is made before its request is answered. */
const maxRecipesAtOnce = 20;

/**
 * Puts recipes of the own household into an archive: a few at once, so that the archive is listed when the caller looks,
 * many in a job.
 * @throws AppError `recipeNotFound`
 */
export async function startExport(
  platform: Platform,
  scope: MemberScope,
  slugs: readonly string[],
): Promise<void> {
  const wanted = [...new Set(slugs.map((slug) => canonicalUuid(slug) ?? slug))];
  const ids = await findOwnIds(platform.database.read(scope), wanted);
  const recipeIds = wanted.map((key) => required(ids.get(key), 'recipeNotFound'));
  const payload = { id: platform.random.uuid(), groupId: scope.groupId, recipeIds };
  if (recipeIds.length <= maxRecipesAtOnce) return exportRecipes(platform, payload);
  await platform.database.write(scope, (tx) => platform.jobs.enqueue(tx, exportRecipesJob, payload));
}

/** Archives of the group that are ready, the newest first. */
export async function listExports(platform: Platform, scope: MemberScope): Promise<GroupDataExport[]> {
  const rows = await findExports(platform.database.read(scope));
  const now = storedInstant(platform.clock.now());
  return rows.filter(({ expires_at }) => expires_at > now).map(presentExport);
}

/**
 * A token for an archive of the own group, by its path or its id.
 * @throws AppError `exportPathUnknown` for any other path or id
 */
export async function exportToken(
  platform: Platform,
  tokens: FileTokens,
  scope: MemberScope,
  by: { readonly path: string } | { readonly id: string },
): Promise<{ fileToken: string }> {
  const rows = await findExports(platform.database.read(scope));
  const found = rows.find((row) => ('path' in by ? row.path === by.path : row.id === by.id.toLowerCase()));
  return { fileToken: tokens.sign(required(found, 'exportPathUnknown').path, platform.clock.now()) };
}

/** Deletes all archives of the group, and says how many there were. */
export async function purgeExports(platform: Platform, scope: MemberScope): Promise<number> {
  return platform.database.write(scope, async (tx) => {
    const taken = await takeExports(tx);
    if (taken.length > 0) await platform.jobs.enqueue(tx, deleteExportsJob, listPaths(taken));
    return taken.length;
  });
}

/** Deletes archives whose time is over. Run daily. */
export async function purgeExpiredExports(platform: Platform): Promise<void> {
  const now = storedInstant(platform.clock.now());
  const taken = await platform.database.write(systemScope('delete expired exports'), (tx) =>
    takeExpiredExports(tx, now),
  );
  await deleteExportFiles(platform, listPaths(taken));
}

/** Deletes the files of archives that are no longer listed. */
export async function deleteExportFiles({ files }: Platform, paths: readonly string[]): Promise<void> {
  for (const path of paths) await files.delete(path);
}

function listPaths(rows: readonly DataExportRow[]): string[] {
  return rows.map(({ path }) => path);
}

function presentExport(row: DataExportRow): GroupDataExport {
  return {
    id: row.id,
    groupId: row.group_id,
    name: row.name,
    filename: row.path.split('/').at(-1) ?? '',
    path: row.path,
    size: formatByteSize(row.size),
    expires: wireInstant(row.expires_at),
  };
}
