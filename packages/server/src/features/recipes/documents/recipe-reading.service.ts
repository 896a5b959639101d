import type { IngredientFood, OrganizerKind, Recipe, RecipeSummary } from '@hearth/contract';
import { listLinkedIds, unlinkHidden } from '@hearth/domain/recipes/linked';
import { canonicalUuid } from '@hearth/domain/text/slugs';
import type { Tx } from '../../../platform/db/database.ts';
import type { GroupScope, MemberScope } from '../../../platform/db/scope.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { required } from '../../../platform/errors/app-error.ts';
import { type EntityState, JsonText } from '../../../platform/http/answers/json-text.ts';
import { wireJson } from '../../../platform/http/answers/wire-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import { onHandFor } from '../../catalog/on-hand/index.ts';
import { findPublicRecipesAmong } from '../visibility/index.ts';
import { readDocument } from './materialised-documents.ts';
import {
  type BuiltDocument,
  buildDocuments,
  findDocumentById,
  findDocumentBySlug,
  findJoinedSummaries,
  findSummaries,
  findVersions,
  storeDocuments,
  type StoredDocument,
  type StoredSummary,
} from './recipe-documents.repository.ts';
import { findRowsOf, findRowsWith } from './recipe-rows.repository.ts';

/**
 * One recipe of the group as JSON text. Text that reads as a UUID is an id, anything else a slug.
 * @throws AppError `recipeNotFound`
 */
export async function getRecipe(
  platform: Platform,
  scope: GroupScope,
  slugOrId: string,
): Promise<JsonText<Recipe>> {
  const stored = required(await findDocument(platform, scope, slugOrId), 'recipeNotFound');
  const { document, dependsOnHousehold } =
    stored.document === null
      ? required((await rebuild(platform, [stored.id]))[0], 'recipeNotFound')
      : { ...stored, document: stored.document };
  const text = dependsOnHousehold > 0 ? await forReader(platform, document, scope) : document;
  return new JsonText(text, getState(stored));
}

/** The text for the reader's household. Of recipes within it visitors see the public ones; of others the names. */
async function forReader(platform: Platform, text: string, scope: GroupScope): Promise<string> {
  const own = forHousehold(text, scope);
  if (scope.kind !== 'public') return own;
  const recipe = readDocument('recipe', own);
  const ids = listLinkedIds(recipe.recipeIngredient);
  if (ids.length === 0) return own;
  const shown = new Set(await findPublicRecipesAmong(platform.database.read(scope), ids));
  const recipeIngredient = unlinkHidden(recipe.recipeIngredient, (id) => shown.has(id));
  return wireJson({ ...recipe, recipeIngredient });
}

function getState({ version, updatedAt }: StoredDocument): EntityState {
  return { version, updatedAt: wireInstant(updatedAt) };
}

/** The text of a document just built, as sent to the reader's household. */
export function documentText(built: BuiltDocument, scope: GroupScope): string {
  return built.dependsOnHousehold > 0 ? forHousehold(built.document, scope) : built.document;
}

/** As {@link getRecipe}, parsed, for use inside the server. */
export async function readRecipe(platform: Platform, scope: GroupScope, slugOrId: string): Promise<Recipe> {
  return readDocument('recipe', (await getRecipe(platform, scope, slugOrId)).text);
}

async function findDocument(
  platform: Platform,
  scope: GroupScope,
  slugOrId: string,
): Promise<StoredDocument | undefined> {
  const reader = platform.database.read(scope);
  const { groupId } = scope;
  const id = canonicalUuid(slugOrId);
  const [stored] =
    id === null
      ? await findDocumentBySlug(reader, { groupId, slug: slugOrId })
      : await findDocumentById(reader, { groupId, id });
  return stored;
}

/** The document of a recipe, the same for all readers, inside a transaction. */
export async function readRecipeDocument(tx: Tx<MemberScope>, recipeId: string): Promise<Recipe> {
  const [stored] = await findDocumentById(tx, { groupId: tx.scope.groupId, id: recipeId });
  const text = stored?.document ?? (await buildDocuments(tx, [recipeId]))[0]?.document;
  return readDocument('recipe', required(text, 'recipeNotFound'));
}

/** Documents of recipes of a group, the same for all readers, for jobs without a scope. */
export async function readDocuments(
  platform: Platform,
  groupId: string,
  ids: readonly string[],
): Promise<Recipe[]> {
  const built = await buildDocuments(platform.database.read(systemScope('read recipe documents')), ids);
  return built
    .map(({ document }) => readDocument('recipe', document))
    .filter((recipe) => recipe.groupId === groupId);
}

/** Recipes of these rows in their order, the same for all readers. Rows without a recipe are left out. */
export async function documentsOfRows(
  platform: Platform,
  scope: MemberScope,
  rows: readonly number[],
): Promise<Recipe[]> {
  const ids = [...(await summariesOfRows(platform, scope, rows)).keys()];
  const recipes = new Map((await readDocuments(platform, scope.groupId, ids)).map((one) => [one.id, one]));
  return ids.map((id) => recipes.get(id)).filter((recipe) => recipe !== undefined);
}

/** Summaries of these rows, in their order, as the text of a JSON list. */
export async function summariesText(
  platform: Platform,
  scope: GroupScope,
  rows: readonly number[],
): Promise<string> {
  if (rows.length === 0) return '[]';
  const reader = platform.database.read(scope);
  const wanted = JSON.stringify(rows);
  const [joined] = await findJoinedSummaries(reader, { rows: wanted, groupId: scope.groupId });
  const isWhole = joined?.depends !== 2 && `[${joined?.rows}]` === wanted;
  return isWhole ? `[${joined?.summaries}]` : assembledSummaries(platform, scope, rows);
}

/** Summaries of these rows by recipe id, for other lists that refer to recipes. */
export async function summariesOfRows(
  platform: Platform,
  scope: GroupScope,
  rows: readonly number[],
): Promise<ReadonlyMap<string, RecipeSummary>> {
  const text = await summariesText(platform, scope, [...new Set(rows)]);
  return new Map(readDocument('summaries', text).map((recipe) => [recipe.id, recipe]));
}

/** As {@link summariesText}, summary by summary: some are invalid, or depend on the reader. */
async function assembledSummaries(
  platform: Platform,
  scope: GroupScope,
  rows: readonly number[],
): Promise<string> {
  const reader = platform.database.read(scope);
  const found = await findSummaries(reader, { rows: JSON.stringify(rows), groupId: scope.groupId });
  const rebuilt = await rebuildMissing(platform, found);
  const texts = new Map(found.map((one) => [one.row, presentSummaryText(one, rebuilt, scope)]));
  const present = rows.map((row) => texts.get(row)).filter((text) => text !== undefined);
  return `[${present.join(',')}]`;
}

/** Summaries of the recipes with an organizer, newest first. */
export async function readSummaries(
  platform: Platform,
  scope: MemberScope,
  kind: OrganizerKind,
  organizerId: string,
): Promise<JsonText<RecipeSummary[]>> {
  const rows = await findRowsWith(platform.database.read(scope), kind, organizerId);
  return new JsonText(await summariesText(platform, scope, rows));
}

/** Summaries of these recipes of the group by their ids; recipes in the trash and of other groups are left out. */
export async function summariesById(
  platform: Platform,
  scope: MemberScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecipeSummary>> {
  const rows = [...(await findRowsOf(platform.database.read(scope), ids)).values()];
  return summariesOfRows(platform, scope, rows);
}

async function rebuildMissing(
  platform: Platform,
  found: readonly StoredSummary[],
): Promise<ReadonlyMap<string, BuiltDocument>> {
  const missing = found.filter(({ summary }) => summary === null).map(({ id }) => id);
  if (missing.length === 0) return new Map();
  return new Map((await rebuild(platform, missing)).map((built) => [built.id, built]));
}

function presentSummaryText(
  { id, summary, dependsOnHousehold }: StoredSummary,
  rebuilt: ReadonlyMap<string, BuiltDocument>,
  scope: GroupScope,
): string | undefined {
  const fresh = rebuilt.get(id);
  const text = summary ?? fresh?.summary;
  const depends = (summary === null ? fresh?.dependsOnHousehold : dependsOnHousehold) === 2;
  return text !== undefined && depends ? forHousehold(text, scope) : text;
}

/** Rebuilds invalid documents, and stores them unless the recipe has changed meanwhile. */
async function rebuild(platform: Platform, ids: readonly string[]): Promise<BuiltDocument[]> {
  const scope = systemScope('rebuild recipe documents');
  const reader = platform.database.read(scope);
  const versions = await findVersions(reader, ids);
  const built = await buildDocuments(reader, ids);
  await platform.database.write(scope, (tx) => storeDocuments(tx, built, versions));
  return built;
}

/** Sets for each tool and food whether the reader's household has it; the public learns of no household. */
export function forHousehold(text: string, scope: GroupScope): string {
  const recipe = readDocument('either', text);
  const tools = recipe.tools.map((tool) => {
    const { onHand, households } = onHandFor(scope, tool.householdsWithTool);
    return { ...tool, onHand, householdsWithTool: households };
  });
  const ingredients = recipe.recipeIngredient?.map((ingredient) => ({
    ...ingredient,
    food: ingredient.food === null ? null : foodFor(scope, ingredient.food),
  }));
  return wireJson({ ...recipe, tools, ...(ingredients ? { recipeIngredient: ingredients } : {}) });
}

function foodFor(scope: GroupScope, food: IngredientFood): IngredientFood {
  const { onHand, households } = onHandFor(scope, food.householdsWithIngredientFood);
  return { ...food, onHand, householdsWithIngredientFood: households };
}
