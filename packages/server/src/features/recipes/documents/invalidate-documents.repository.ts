import { type RawBuilder, sql } from 'kysely';
import type { CatalogEntryKind, OrganizerKind } from '@hearth/contract';
import type { GroupTx, Tx } from '../../../platform/db/database.ts';
import { preparedWrite } from '../../../platform/db/queries/prepared.ts';
import type { Scope } from '../../../platform/db/scope.ts';

/** An update that invalidates the documents which its conditions choose; the next read rebuilds them. */
function invalidate(db: Pick<Tx<Scope>, 'updateTable'>) {
  return db
    .updateTable('recipe_documents')
    .set((eb) => ({ document: null, summary: null, shape: null, version: eb('version', '+', 1) }));
}

/**
 * Invalidates the documents of the recipes that a statement finds, and of those that have them as ingredients: their
 * documents name these.
 */
async function invalidateFound(tx: Tx<Scope>, ids: RawBuilder<unknown>): Promise<void> {
  await invalidate(tx)
    .where(
      sql<boolean>`recipe_id in (${ids} union
        select outer_line.recipe_id from recipe_ingredients outer_line where outer_line.referenced_recipe_id in (${ids}))`,
    )
    .execute();
}

/** Invalidates the documents of other recipes that have one of these as an ingredient. */
export const invalidateOuter = preparedWrite<{ ids: string }>((db, parameter, dialect) =>
  invalidate(db)
    .where('recipe_id', 'in', (eb) =>
      eb
        .selectFrom('recipe_ingredients')
        .select('recipe_id')
        .where('referenced_recipe_id', 'in', dialect.textsOf(parameter('ids'))),
    )
    .where('recipe_id', 'not in', dialect.textsOf(parameter('ids'))),
);

/** Invalidates the documents of all recipes with the organizer; the next read rebuilds them. */
export async function invalidateDocumentsWith(
  tx: GroupTx,
  kind: OrganizerKind,
  organizerId: string,
): Promise<void> {
  const table = sql.table(`recipes_to_${kind}`);
  await invalidateFound(tx, sql`select recipe_id from ${table} where organizer_id = ${organizerId}`);
}

/** Invalidates the documents of all recipes with an ingredient of that food or unit. */
export async function invalidateDocumentsNaming(
  tx: GroupTx,
  kind: CatalogEntryKind,
  id: string,
): Promise<void> {
  const column = kind === 'foods' ? 'food_id' : 'unit_id';
  await invalidate(tx)
    .where('recipe_id', 'in', (eb) =>
      eb.selectFrom('recipe_ingredients').select('recipe_id').where(column, '=', id),
    )
    .execute();
}

/** Invalidates the documents of all recipes with a food of that label. */
export async function invalidateDocumentsLabelled(tx: GroupTx, labelId: string): Promise<void> {
  await invalidate(tx)
    .where('recipe_id', 'in', (eb) =>
      eb
        .selectFrom('recipe_ingredients')
        .innerJoin('foods', 'foods.id', 'recipe_ingredients.food_id')
        .select('recipe_ingredients.recipe_id')
        .where('foods.label_id', '=', labelId),
    )
    .execute();
}

/**
 * Invalidates the documents of the group that name households: those of recipes with a tool or food that a household has
 * on hand. Documents that are invalid already get a new version too, since a reader may be rebuilding them with the old
 * name.
 */
export async function invalidateDocumentsWithHouseholds(tx: Tx<Scope>, groupId: string): Promise<void> {
  await invalidate(tx)
    .where('group_id', '=', groupId)
    .where((eb) => eb.or([eb('depends_on_household', '>', 0), eb('document', 'is', null)]))
    .execute();
}

/**
 * Invalidates the documents that mention a user: those of the user's recipes, which contain the household, and those of
 * recipes with the user's comments, which contain the name. Called after `bumpLibraryRevisionOf`.
 */
export async function invalidateDocumentsOfUser(tx: Tx<Scope>, userId: string): Promise<void> {
  await invalidateFound(
    tx,
    sql`select id from recipes where user_id = ${userId}
      union select recipe_id from recipe_comments where user_id = ${userId}`,
  );
}

/** Invalidates the documents of these recipes. Called after `bumpLibraryRevisionOf`. */
export async function invalidateDocumentsOf(tx: Tx<Scope>, ids: readonly string[]): Promise<void> {
  await invalidateFound(tx, sql`select value from ${tx.dialect.valueList(ids)} as listed`);
}
