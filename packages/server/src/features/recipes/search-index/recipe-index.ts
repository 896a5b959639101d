import * as z from 'zod';
import type { CatalogEntryKind } from '@hearth/contract';
import { romanize } from '@hearth/domain/search/search-text';
import { listSpellings } from '@hearth/domain/search/spellings';
import { mapInTurns } from '../../../platform/concurrency/map-in-turns.ts';
import type { Database, GroupTx, Tx } from '../../../platform/db/database.ts';
import {
  recordChangedReferences,
  bumpLibraryRevisionOf,
} from '../../../platform/db/revisions/library-revision.ts';
import { type Scope, type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { defineJob } from '../../../platform/jobs/payload-kind.ts';
import type { Platform } from '../../../platform/platform.ts';
import { invalidateDocumentsNaming } from '../documents/index.ts';
import { indexTables, mergeIndexPart } from './merge-index.repository.ts';
import { findIndexableRecipes, findIndexedTexts, findRecipesNaming } from './recipe-index.repository.ts';
import { indexRecipe } from './recipe-search.repository.ts';

const IndexingPayload = z.object({ groupId: z.string(), recipeIds: z.array(z.string()) });
type IndexingPayload = z.output<typeof IndexingPayload>;

/** Indexes recipes of a group for the search again. */
export const indexRecipesJob = defineJob('index-recipes', IndexingPayload);

/** How many recipes one transaction indexes: others wait that long to write. */
const maxAtOnce = 200;
/** Fewer recipes leave an index that is quick enough. */
const minMerged = 1000;

/** Writes the index entries of these recipes, replacing earlier ones; new recipes have none. */
export async function indexRecipes(
  tx: Tx<Scope>,
  ids: readonly string[],
  are: 'new' | 'known' = 'known',
): Promise<void> {
  const { recipes, ingredients } = await findIndexedTexts(tx, ids);
  const lines = new Map<string, string[]>();
  for (const { recipe_id, food, inner, note, original_text } of ingredients) {
    const line = [food, inner, note, original_text].join(' ');
    const known = lines.get(recipe_id);
    if (known === undefined) lines.set(recipe_id, [line]);
    else known.push(line);
  }
  for (const { id, row, group_id: groupId, name, description } of recipes) {
    const texts = await buildTexts(name, description ?? '', lines.get(id) ?? []);
    await indexRecipe(tx, { row, groupId, ...texts }, are);
  }
}

/**
 * The texts of a recipe as searches look at them, in all their spellings. Letters of other scripts are in the description
 * in Latin letters as well: what is found by them comes after what is written so.
 */
async function buildTexts(name: string, description: string, lines: readonly string[]) {
  const spell = (text: string) => listSpellings(text).join('\n');
  const romanized = await mapInTurns([name, description, ...lines], romanize);
  return {
    name: spell(name),
    description: [spell(description), ...romanized.filter((text) => text !== '')].join('\n'),
    ingredients: (await mapInTurns(lines, spell)).join('\n'),
  };
}

/** Fills the empty index with all recipes that are not in the trash, after all data were replaced. */
export async function indexAllRecipes(tx: Tx<SystemScope>): Promise<void> {
  const ids = await findIndexableRecipes(tx);
  for (let start = 0; start < ids.length; start += maxAtOnce)
    await indexRecipes(tx, ids.slice(start, start + maxAtOnce), 'new');
}

/**
 * Updates the recipes that name a changed food or unit: documents are invalidated, and recipes whose food was
 * renamed are found by its new name soon after. Called while the ingredients still name it.
 */
export async function updateRecipesNaming(
  platform: Platform,
  tx: GroupTx,
  kind: CatalogEntryKind,
  id: string,
  renames: boolean,
): Promise<void> {
  await invalidateDocumentsNaming(tx, kind, id);
  if (kind !== 'foods' || !renames) return;
  const recipeIds = await findRecipesNaming(tx, id);
  if (recipeIds.length === 0) return;
  await platform.jobs.enqueue(tx, indexRecipesJob, { groupId: tx.scope.groupId, recipeIds });
}

/** Indexes the recipes of a job. */
export async function indexRecipesOf(
  platform: Platform,
  { groupId, recipeIds }: IndexingPayload,
): Promise<void> {
  for (let start = 0; start < recipeIds.length; start += maxAtOnce) {
    await platform.database.write(systemScope(indexRecipesJob.name), async (open) => {
      const tx = await bumpLibraryRevisionOf(open, groupId);
      recordChangedReferences(tx);
      await indexRecipes(tx, recipeIds.slice(start, start + maxAtOnce));
    });
  }
  if (recipeIds.length >= minMerged) await mergeIndex(platform.database);
}

/** Merges an index that was written anew: SQLite looks it up in half the time then. */
async function mergeIndex(database: Database): Promise<void> {
  if (database.dialect.engine !== 'sqlite') return;
  for (const table of indexTables) {
    const step = (isFirst: boolean) =>
      database.write(systemScope('merge the search index'), (tx) => mergeIndexPart(tx, table, isFirst));
    let goesOn = await step(true);
    while (goesOn) goesOn = await step(false);
  }
}
