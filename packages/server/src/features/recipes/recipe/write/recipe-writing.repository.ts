import { sql } from 'kysely';
import type { OrganizerKind } from '@hearth/contract';
import type { LibraryTx } from '../../../../platform/db/revisions/library-revision.ts';
import type { GroupTx, Tx } from '../../../../platform/db/database.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { insertRows } from '../../../../platform/db/queries/insert-rows.ts';
import { preparedWrite } from '../../../../platform/db/queries/prepared.ts';
import { indexRecipes } from '../../search-index/index.ts';
import type {
  RecipeAssetRow,
  RecipeIngredientRow,
  RecipeInstructionRow,
  RecipeNoteRow,
  RecipeRow,
} from '../../documents/index.ts';

/** A recipe row before the database has numbered it. */
export type NewRecipeRow = Omit<RecipeRow, 'row'>;

/** Lists of a recipe; those that are absent are left as they are. */
export interface RecipePartLists {
  readonly ingredients?: readonly Omit<RecipeIngredientRow, 'recipe_id' | 'position'>[];
  readonly instructions?: readonly Omit<RecipeInstructionRow, 'recipe_id' | 'position'>[];
  readonly notes?: readonly Omit<RecipeNoteRow, 'recipe_id' | 'position'>[];
  readonly assets?: readonly Omit<RecipeAssetRow, 'recipe_id' | 'position'>[];
  readonly extras?: Readonly<Record<string, string>>;
  /** Ids, in order. */
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly tools?: readonly string[];
}

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

/** Writes a new recipe with its lists. */
export async function insertRecipe(
  tx: LibraryTx,
  recipe: NewRecipeRow,
  lists: RecipePartLists,
): Promise<void> {
  await insertRows(tx, 'recipes', [{ ...recipe, group_id: tx.scope.groupId }]);
  await insertEmptyDocument(tx, { id: recipe.id });
  await insertLists(tx, recipe.id, lists);
  await indexRecipes(tx, [recipe.id], 'new');
}

/** Changes columns and replaces the lists that are given. */
export async function updateRecipe(
  tx: LibraryTx,
  id: string,
  change: Partial<NewRecipeRow>,
  lists: RecipePartLists,
): Promise<void> {
  await tx
    .updateTable('recipes')
    .set(change)
    .where('id', '=', id)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
  await deleteLists(tx, id, lists);
  await insertLists(tx, id, lists);
  const isFoundByOther =
    lists.ingredients !== undefined || change.name !== undefined || change.description !== undefined;
  if (isFoundByOther) await indexRecipes(tx, [id]);
}

const listTables = {
  ingredients: 'recipe_ingredients',
  instructions: 'recipe_instructions',
  notes: 'recipe_notes',
  assets: 'recipe_assets',
  extras: 'recipe_extras',
  categories: 'recipes_to_categories',
  tags: 'recipes_to_tags',
  tools: 'recipes_to_tools',
} as const satisfies Record<keyof RecipePartLists, string>;

async function deleteLists(tx: GroupTx, recipeId: string, lists: RecipePartLists): Promise<void> {
  for (const [name, table] of Object.entries(listTables)) {
    if (lists[name as keyof RecipePartLists] === undefined) continue;
    await tx.deleteFrom(table).where('recipe_id', '=', recipeId).execute();
  }
}

async function insertLists(tx: GroupTx, recipe_id: string, lists: RecipePartLists): Promise<void> {
  const placed = <T>(rows: readonly T[] | undefined) =>
    (rows ?? []).map((row, position) => ({ ...row, recipe_id, position }));
  await insertRows(tx, 'recipe_ingredients', placed(lists.ingredients));
  await insertRows(tx, 'recipe_instructions', placed(lists.instructions));
  await insertRows(tx, 'recipe_notes', placed(lists.notes));
  await insertRows(tx, 'recipe_assets', placed(lists.assets));
  const extras = Object.entries(lists.extras ?? {}).map(([key, value]) => ({ recipe_id, key, value }));
  await insertRows(tx, 'recipe_extras', extras);
  for (const kind of ['categories', 'tags', 'tools'] as const)
    await linkOrganizers(tx, kind, recipe_id, lists[kind] ?? []);
}

async function linkOrganizers(
  tx: GroupTx,
  kind: OrganizerKind,
  recipe_id: string,
  ids: readonly string[],
): Promise<void> {
  const links = [...new Set(ids)].map((organizer_id, position) => ({ recipe_id, organizer_id, position }));
  await insertRows(tx, `recipes_to_${kind}`, links);
}

interface TimelineEvent {
  readonly id: string;
  readonly recipeId: string;
  readonly userId: string;
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

export async function insertTimelineEvent(tx: GroupTx, event: TimelineEvent): Promise<void> {
  await insertEvent(tx, { ...event, groupId: tx.scope.groupId });
}

/** Says when the own household made a recipe last. */
export async function saveLastMade(tx: Tx<MemberScope>, recipe_id: string, last_made: string): Promise<void> {
  await tx
    .insertInto('recipe_last_made')
    .values({ recipe_id, household_id: tx.scope.householdId, last_made })
    .onConflict((conflict) => conflict.columns(['recipe_id', 'household_id']).doUpdateSet({ last_made }))
    .execute();
}
