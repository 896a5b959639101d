import { sql } from 'kysely';
import { runTogether } from '../../../../platform/concurrency/run-together.ts';
import type { LibraryTx } from '../../../../platform/db/revisions/library-revision.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { insertRows } from '../../../../platform/db/queries/insert-rows.ts';
import { preparedWrite } from '../../../../platform/db/queries/prepared.ts';
import type { RecipeRow } from '../../documents/index.ts';
import { noLists, type RecipePartLists, type StoredLists, writeLists } from './recipe-lists.repository.ts';

/** A recipe row before the database has numbered it. */
export type NewRecipeRow = Omit<RecipeRow, 'row'>;

/** An invalid document, which this transaction or a later read builds. */
const insertEmptyDocument = preparedWrite<{ id: string }>((db, parameter) =>
  db
    .insertInto('recipe_documents')
    .columns(['recipe_id', 'recipe_row', 'group_id', 'depends_on_household', 'version'])
    .expression((eb) =>
      eb
        .selectFrom('recipes')
        .select(['id', 'row', 'group_id', sql.lit(0).as('depends_on_household'), sql.lit(0).as('version')])
        .where('id', '=', parameter('id')),
    ),
);

/** Writes a new recipe with its lists and an event of its timeline. Its document and its index are not written yet. */
export async function insertRecipe(
  tx: LibraryTx<MemberScope>,
  recipe: NewRecipeRow,
  lists: RecipePartLists,
  event: CreationEvent | null,
): Promise<void> {
  const { groupId, userId } = tx.scope;
  await insertRows(tx, 'recipes', [{ ...recipe, group_id: tx.scope.groupId }]);
  await runTogether([
    insertEmptyDocument(tx, { id: recipe.id }),
    writeLists(tx, recipe.id, noLists, lists),
    event !== null && insertEvent(tx, { ...event, groupId, userId }),
  ]);
}

/** What a change of a recipe writes, and what it had before. */
interface RecipeUpdate {
  readonly columns: Partial<NewRecipeRow>;
  readonly lists: RecipePartLists;
  /** What {@link findStoredLists} found. */
  readonly before: StoredLists;
}

/** Changes columns and replaces the lists that are given. Its document and its index are not written yet. */
export async function updateRecipe(
  tx: LibraryTx,
  id: string,
  { columns, lists, before }: RecipeUpdate,
): Promise<void> {
  await runTogether([
    tx.run(
      tx
        .updateTable('recipes')
        .set(columns)
        .where('id', '=', id)
        .where('group_id', '=', tx.scope.groupId)
        .compile(),
    ),
    writeLists(tx, id, before, lists),
  ]);
}

/** Whether searches find the recipe by other words after a change. */
export function isFoundByOther({ columns, lists }: Pick<RecipeUpdate, 'columns' | 'lists'>): boolean {
  return lists.ingredients !== undefined || columns.name !== undefined || columns.description !== undefined;
}

/** The event of the timeline that says that a recipe was created. */
export interface CreationEvent {
  readonly id: string;
  readonly recipeId: string;
  readonly subject: string;
  readonly now: string;
}

const insertEvent = preparedWrite<{
  id: string;
  groupId: string;
  recipeId: string;
  userId: string;
  subject: string;
  now: string;
}>((db, parameter) =>
  db.insertInto('recipe_timeline_events').values({
    id: parameter('id'),
    group_id: parameter('groupId'),
    recipe_id: parameter('recipeId'),
    user_id: parameter('userId'),
    subject: parameter('subject'),
    event_type: 'system',
    message: null,
    image: 'does not have image',
    timestamp: parameter('now'),
    servings: null,
    created_at: parameter('now'),
    updated_at: parameter('now'),
  }),
);

/** Says when the own household made a recipe last. */
export async function saveLastMade(tx: Tx<MemberScope>, recipe_id: string, last_made: string): Promise<void> {
  await tx
    .insertInto('recipe_last_made')
    .values({ recipe_id, household_id: tx.scope.householdId, last_made })
    .onConflict((conflict) => conflict.columns(['recipe_id', 'household_id']).doUpdateSet({ last_made }))
    .execute();
}
