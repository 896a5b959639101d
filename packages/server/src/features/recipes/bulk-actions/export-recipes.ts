import * as z from 'zod';
import type { Recipe } from '@hearth/contract';
import { snakeKeys } from '@hearth/domain/text/json-keys';
import { type ZipEntry, zipStream } from '../../../platform/archive/zip-archive.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { wireJson } from '../../../platform/http/answers/wire-json.ts';
import { defineJob } from '../../../platform/jobs/payload-kind.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readDocuments } from '../documents/index.ts';
import { recipeFolder } from '../recipe-files/index.ts';
import { insertExport } from './data-exports.repository.ts';

const ExportPayload = z.object({
  /** Of the archive. */
  id: z.string(),
  groupId: z.string(),
  recipeIds: z.array(z.string()),
});

/** Makes an archive of recipes. */
export const exportRecipesJob = defineJob('export-recipes', ExportPayload);

const dayMs = 86_400_000;
const scope = systemScope(exportRecipesJob.name);
/** How many recipes are read at a time. */
const atOnce = 50;

/**
 * Makes an archive, `recipes/<slug>/<slug>.json` with each recipe's files beside it, and lists it when it is whole. A
 * worker that takes over makes the same archive again.
 */
export async function exportRecipes(
  platform: Platform,
  { id, groupId, recipeIds }: z.output<typeof ExportPayload>,
): Promise<void> {
  const now = platform.clock.now();
  const path = `groups/${groupId}/export/${id}.zip`;
  const { size } = await platform.files.put(path, zipStream(readEntries(platform, groupId, recipeIds), now));
  const row = {
    id,
    group_id: groupId,
    name: 'Data Export',
    path,
    size,
    created_at: storedInstant(now),
    expires_at: storedInstant(new Date(now.getTime() + dayMs)),
  };
  await platform.database.write(scope, (tx) => insertExport(tx, row));
}

async function* readEntries(
  platform: Platform,
  groupId: string,
  ids: readonly string[],
): AsyncGenerator<ZipEntry> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const recipes = await readDocuments(platform, groupId, ids.slice(start, start + atOnce));
    for (const recipe of recipes) yield* entriesOfOne(platform, recipe);
  }
}

async function* entriesOfOne({ files }: Platform, recipe: Recipe): AsyncGenerator<ZipEntry> {
  const folder = `recipes/${recipe.slug}`;
  yield { name: `${folder}/${recipe.slug}.json`, content: Buffer.from(wireJson(snakeKeys(recipe))) };
  const own = recipeFolder(recipe.id);
  for await (const { key } of files.list(own)) {
    const file = await files.get(key);
    if (file !== null) yield { name: `${folder}${key.slice(own.length)}`, content: file.stream };
  }
}
