import { sql } from 'kysely';
import type { Recipe } from '@hearth/contract';
import { runTogether } from '../../../platform/concurrency/run-together.ts';
import { prepared, preparedWrite } from '../../../platform/db/queries/prepared.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { wireJson } from '../../../platform/http/answers/wire-json.ts';
import { isNotInTrash } from '../visibility/index.ts';
import { documentShape } from './document-shape.ts';
import { invalidateOuter } from './invalidate-documents.repository.ts';
import { findRecipeParts } from './recipe-parts.repository.ts';
import { presentRecipe } from './recipes.present.ts';

/** A stored document with what is needed to trust it. */
export interface StoredDocument {
  id: string;
  document: string | null;
  dependsOnHousehold: number;
  version: number;
  /** As stored. */
  updatedAt: string;
}

/** A stored document; null if it is invalid or has a shape of another release. */
function upToDate(column: 'document' | 'summary') {
  const stored = sql.ref(`recipe_documents.${column}`);
  return sql<string | null>`case when recipe_documents.shape = ${documentShape} then ${stored} end`;
}

function documentsOfGroup(db: Pick<Reader, 'selectFrom'>, groupId: never) {
  return db
    .selectFrom('recipes')
    .innerJoin('recipe_documents', 'recipe_documents.recipe_row', 'recipes.row')
    .select([
      'recipes.id as id',
      upToDate('document').as('document'),
      'recipe_documents.depends_on_household as dependsOnHousehold',
      'recipe_documents.version as version',
      'recipes.updated_at as updatedAt',
    ])
    .where('recipes.group_id', '=', groupId)
    .where(isNotInTrash);
}

/** The stored document of a recipe of the group, by slug: the hottest read of all. */
export const findDocumentBySlug = prepared<{ groupId: string; slug: string }, StoredDocument>(
  (db, parameter) => documentsOfGroup(db, parameter('groupId')).where('recipes.slug', '=', parameter('slug')),
);

/** As {@link findDocumentBySlug}, by id. */
export const findDocumentById = prepared<{ groupId: string; id: string }, StoredDocument>((db, parameter) =>
  documentsOfGroup(db, parameter('groupId')).where('recipes.id', '=', parameter('id')),
);

/** Summaries of many recipes as one text, and what is needed to trust it. */
export interface JoinedSummaries {
  /** With commas between. */
  summaries: string | null;
  /** Row numbers in the order of `summaries`, with commas between. */
  rows: string | null;
  /** 2 when some summary depends on the reader's household. */
  depends: number | null;
}

/**
 * Stored summaries of these rows (a JSON list), joined by the database: a page of a list in one text. An invalid
 * summary is left out, and so is its row.
 */
export const findJoinedSummaries = prepared<{ rows: string; groupId: string }, JoinedSummaries>(
  (db, parameter, dialect) =>
    db
      .selectFrom(dialect.numberedRows(parameter('rows')).as('list'))
      .crossJoin('recipe_documents as a')
      .select((eb) => [
        dialect.joinedInOrder(sql`a.summary`, sql`list.place`).as('summaries'),
        dialect.joinedInOrder(sql`a.recipe_row`, sql`list.place`).as('rows'),
        eb.fn.max<number | null>('a.depends_on_household').as('depends'),
      ])
      .whereRef('a.recipe_row', '=', 'list.value')
      .where('a.group_id', '=', parameter('groupId'))
      .where('a.summary', 'is not', null)
      .where('a.shape', '=', documentShape),
);

export interface StoredSummary {
  row: number;
  id: string;
  summary: string | null;
  dependsOnHousehold: number;
}

/** Stored summaries by row number (a JSON list), in no particular order. */
export const findSummaries = prepared<{ rows: string; groupId: string }, StoredSummary>(
  (db, parameter, dialect) =>
    db
      .selectFrom('recipe_documents')
      .select([
        'recipe_documents.recipe_row as row',
        'recipe_documents.recipe_id as id',
        upToDate('summary').as('summary'),
        'recipe_documents.depends_on_household as dependsOnHousehold',
      ])
      .where('recipe_documents.group_id', '=', parameter('groupId'))
      .where('recipe_documents.recipe_row', 'in', dialect.numbersOf(parameter('rows'))),
);

/** Document and summary of a recipe, just built. */
export interface BuiltDocument {
  id: string;
  /** As sent to clients. */
  updatedAt: string;
  document: string;
  summary: string;
  /** As stored: 0 nothing, 1 the document, 2 document and summary. */
  dependsOnHousehold: number;
}

/** Builds the documents of these recipes from their rows. */
export async function buildDocuments(reader: Reader, ids: readonly string[]): Promise<BuiltDocument[]> {
  const parts = await findRecipeParts(reader, ids);
  return parts.recipes.map((recipe) => {
    const { whole, summary } = presentRecipe(parts, recipe);
    return {
      id: recipe.id,
      updatedAt: wireInstant(recipe.updated_at),
      document: wireJson(whole),
      summary: wireJson(summary),
      dependsOnHousehold: householdDependence(whole),
    };
  });
}

/**
 * Summaries contain tools but no foods, so lists rarely depend on the reader. A recipe within a recipe may be one that
 * visitors do not see.
 */
function householdDependence({ tools, recipeIngredient }: Recipe): number {
  if (tools.some(({ householdsWithTool }) => householdsWithTool.length > 0)) return 2;
  const isSomewhere = ({ food, referencedRecipe }: Recipe['recipeIngredient'][number]) =>
    referencedRecipe !== null || (food !== null && food.householdsWithIngredientFood.length > 0);
  return recipeIngredient.some(isSomewhere) ? 1 : 0;
}

const writeDocument = preparedWrite<{
  id: string;
  document: string;
  summary: string;
  depends: number;
}>((db, parameter) =>
  db
    .updateTable('recipe_documents')
    .set((eb) => ({
      document: parameter('document'),
      summary: parameter('summary'),
      shape: documentShape,
      depends_on_household: parameter('depends'),
      version: eb('version', '+', 1),
    }))
    .where('recipe_id', '=', parameter('id')),
);

async function writeBuilt(tx: Tx<Scope>, built: BuiltDocument): Promise<void> {
  const { id, document, summary, dependsOnHousehold: depends } = built;
  await writeDocument(tx, { id, document, summary, depends });
}

/**
 * Rebuilds the documents of these recipes, in the transaction that changed them. Those of recipes that have them as
 * ingredients are invalid from now on; new recipes are in no other yet.
 */
export async function refreshDocuments(
  tx: Tx<Scope>,
  ids: readonly string[],
  are: 'new' | 'known' = 'known',
): Promise<BuiltDocument[]> {
  const built = await buildDocuments(tx, ids);
  await runTogether([
    are === 'known' && invalidateOuter(tx, { ids: JSON.stringify(ids) }),
    ...built.map((one) => writeBuilt(tx, one)),
  ]);
  return built;
}

/**
 * Rebuilds the document of a recipe whose comments have changed. Its version stays, so that a comment causes no version
 * conflict for a user who edits the recipe. Called after `bumpLibraryRevision`.
 */
export async function refreshComments(tx: Tx<Scope>, recipeId: string): Promise<void> {
  await storeDocuments(tx, await buildDocuments(tx, [recipeId]), await findVersions(tx, [recipeId]));
}

/** Stores documents that were missing, unless the recipe has changed since they were built. */
export async function storeDocuments(
  tx: Tx<Scope>,
  built: readonly BuiltDocument[],
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  for (const one of built) {
    await tx
      .updateTable('recipe_documents')
      .set({
        document: one.document,
        summary: one.summary,
        shape: documentShape,
        depends_on_household: one.dependsOnHousehold,
      })
      .where('recipe_id', '=', one.id)
      .where('version', '=', versions.get(one.id) ?? -1)
      .execute();
  }
}

/** Versions of these recipes; read before their parts. */
export async function findVersions(reader: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom('recipe_documents')
    .select(['recipe_id', 'version'])
    .where((eb) => isOneOf(reader.dialect, eb.ref('recipe_id'), ids))
    .execute();
  return new Map(rows.map((row) => [row.recipe_id, row.version]));
}
