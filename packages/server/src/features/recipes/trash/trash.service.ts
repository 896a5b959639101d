import type { Page, PagingQuery, Recipe, TrashedRecipe } from '@hearth/contract';
import { listPageLinks } from '@hearth/domain/search/paging';
import type { GroupReader, Tx } from '../../../platform/db/database.ts';
import {
  recordChangedRecipes,
  bumpLibraryRevision,
} from '../../../platform/db/revisions/library-revision.ts';
import { type MemberScope, type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { JsonText } from '../../../platform/http/answers/json-text.ts';
import { pageEnvelope } from '../../../platform/paging/page-envelope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteFilesLater } from '../recipe-files/index.ts';
import {
  deleteRecipe,
  deleteTrashedBefore,
  deleteTrashedOf,
  findInTrash,
  findTrashed,
  restoreFromTrash,
} from './recipe-trash.repository.ts';
import { findFreeName, isSlugTaken } from '../names/index.ts';
import { mayEdit, requireEditableInTrash, searchableName } from '../recipe/index.ts';
import { getRecipe, refreshDocuments } from '../documents/index.ts';
import { findTrash, type TrashRow } from './trash.repository.ts';

const dayMs = 86_400_000;
/** How many recipes one transaction deletes for good. */
const atOnce = 100;

/** One page of the soft-deleted recipes of the group, the last deleted first. */
export async function listTrash(
  platform: Platform,
  scope: MemberScope,
  query: PagingQuery,
): Promise<Page<TrashedRecipe>> {
  const reader = platform.database.read(scope);
  const { window, rows } = await findTrash(reader, query, platform.clock.now());
  const items = rows.map((row) => presentTrashed(platform, scope, row));
  return pageEnvelope(window, listPageLinks('/recipes/trash/items', query, window), items);
}

/**
 * Restores a recipe from the trash with all its parts. If its slug is taken, its name gets a number.
 * @throws AppError `itemNotFound`, `recipePermissionDenied`
 */
export async function restoreTrashed(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<JsonText<Recipe>> {
  await platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    const { name, slug } = await requireTrashed(tx, id);
    recordChangedRecipes(tx, [id]);
    const named = await nameToRestore(tx, { name, slug });
    await restoreFromTrash(tx, id, { ...named, name_normalized: searchableName(named.name) });
    await refreshDocuments(tx, [id]);
  });
  return getRecipe(platform, scope, id);
}

async function nameToRestore(reader: GroupReader, was: { name: string; slug: string }) {
  return (await isSlugTaken(reader, was.slug)) ? findFreeName(reader, was.name) : was;
}

/**
 * Deletes a recipe in the trash for good, with its files.
 * @throws AppError `itemNotFound`, `recipePermissionDenied`
 */
export async function deleteForGood(platform: Platform, scope: MemberScope, id: string): Promise<null> {
  await platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    const recipe = await requireTrashed(tx, id);
    // No list shows recipes in the trash.
    recordChangedRecipes(tx, []);
    await deleteRecipe(tx, recipe);
    await deleteFilesLater(platform, tx, [id]);
  });
  return null;
}

/** A recipe in the trash that the caller may edit. */
async function requireTrashed(tx: Tx<MemberScope>, id: string) {
  const trashed = required(await findTrashed(tx, id), 'itemNotFound');
  await requireEditableInTrash(tx, id);
  return trashed;
}

/** Deletes for good the recipes of one user that are in the trash, and their files after the commit. */
export async function deleteTrashOf(platform: Platform, tx: Tx<SystemScope>, userId: string): Promise<void> {
  await deleteFilesLater(platform, tx, await deleteTrashedOf(tx, userId));
}

/**
 * Refuses files of a recipe in the trash.
 * @throws AppError `fileNotFound`
 */
export async function refuseTrashed(platform: Platform, recipeId: string): Promise<void> {
  const reader = platform.database.read(systemScope('serve files of recipes'));
  if ((await findInTrash(reader, { id: recipeId })).length > 0) fail('fileNotFound');
}

/** Deletes for good the recipes that have been in the trash for the time that the operator has set. */
export async function purgeTrash(platform: Platform): Promise<void> {
  const before = storedInstant(new Date(platform.clock.now().getTime() - keptMs(platform)));
  let count = atOnce;
  while (count === atOnce) {
    const deleted = await platform.database.write(systemScope('empty the trash'), async (tx) => {
      const ids = await deleteTrashedBefore(tx, before, atOnce);
      await deleteFilesLater(platform, tx, ids);
      return ids;
    });
    count = deleted.length;
  }
}

function keptMs({ settings }: Platform): number {
  return settings.server.trashDays * dayMs;
}

function presentTrashed(platform: Platform, scope: MemberScope, row: TrashRow): TrashedRecipe {
  const { username, full_name: fullName, deleted_by: by } = row;
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    image: row.image,
    deletedAt: wireInstant(row.deleted_at),
    expiresAt: new Date(Date.parse(row.deleted_at) + keptMs(platform)).toISOString(),
    deletedBy: by === null || username === null ? null : { id: by, username, fullName: fullName ?? '' },
    mayRestore: mayEdit(scope, {
      userId: row.owner_id,
      groupId: row.group_id,
      householdId: row.owner_household_id,
      locked: row.locked,
      householdLocksEdits: row.household_locks,
    }),
  };
}
