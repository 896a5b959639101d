import { sql } from 'kysely';
import type { OrganizerKind } from '@hearth/contract';
import { runTogether } from '../../../../platform/concurrency/run-together.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { isOneOf } from '../../../../platform/db/queries/expressions.ts';
import { insertRows, upsertRows } from '../../../../platform/db/queries/insert-rows.ts';
import { prepared } from '../../../../platform/db/queries/prepared.ts';
import type { LibraryTx } from '../../../../platform/db/revisions/library-revision.ts';
import type { Scope } from '../../../../platform/db/scope.ts';
import type {
  RecipeAssetRow,
  RecipeIngredientRow,
  RecipeInstructionRow,
  RecipeNoteRow,
} from '../../documents/index.ts';

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

/** The rows of the lists of a recipe, in their order. */
export type StoredLists = Awaited<ReturnType<typeof findStoredLists>>;

type Row = Readonly<Record<string, string | number | null>>;

const inOrder = (table: 'recipe_ingredients' | 'recipe_instructions' | 'recipe_notes' | 'recipe_assets') =>
  prepared<{ id: string }, Row>((db, parameter) =>
    db.selectFrom(table).selectAll().where('recipe_id', '=', parameter('id')).orderBy('position'),
  );
const findRows = {
  ingredients: inOrder('recipe_ingredients'),
  instructions: inOrder('recipe_instructions'),
  notes: inOrder('recipe_notes'),
  assets: inOrder('recipe_assets'),
} as const;

const findExtras = prepared<{ id: string }, { key: string; value: string }>((db, parameter) =>
  db.selectFrom('recipe_extras').select(['key', 'value']).where('recipe_id', '=', parameter('id')),
);

const linksIn = (kind: OrganizerKind) =>
  prepared<{ id: string }, { organizer_id: string }>((db, parameter) =>
    db
      .selectFrom(`recipes_to_${kind}`)
      .select('organizer_id')
      .where('recipe_id', '=', parameter('id'))
      .orderBy('position'),
  );
const findLinks = {
  categories: linksIn('categories'),
  tags: linksIn('tags'),
  tools: linksIn('tools'),
} as const;

/** What a recipe of the own group has in its lists, to be compared with what is written. */
export async function findStoredLists(tx: LibraryTx, recipeId: string) {
  const of = { id: recipeId };
  const [ingredients, instructions, notes, assets, extras, categories, tags, tools] = await runTogether([
    findRows.ingredients(tx, of),
    findRows.instructions(tx, of),
    findRows.notes(tx, of),
    findRows.assets(tx, of),
    findExtras(tx, of),
    findLinks.categories(tx, of),
    findLinks.tags(tx, of),
    findLinks.tools(tx, of),
  ]);
  const ids = (links: readonly { organizer_id: string }[]) => links.map((link) => link.organizer_id);
  return {
    ingredients,
    instructions,
    notes,
    assets,
    extras: new Map(extras.map(({ key, value }) => [key, value])),
    categories: ids(categories),
    tags: ids(tags),
    tools: ids(tools),
  };
}

/** A recipe that has nothing yet. */
export const noLists: StoredLists = {
  ingredients: [],
  instructions: [],
  notes: [],
  assets: [],
  extras: new Map(),
  categories: [],
  tags: [],
  tools: [],
};

/** Whether a change takes files away from a recipe. */
export function dropsFiles(before: StoredLists, { assets }: RecipePartLists): boolean {
  if (assets === undefined) return false;
  const kept = new Set(assets.map(({ file_name: name }) => name));
  return before.assets.some(({ file_name: name }) => typeof name === 'string' && !kept.has(name));
}

/** Makes the lists that are given what they say; rows that are so already are not touched. */
export async function writeLists(
  tx: LibraryTx,
  recipeId: string,
  before: StoredLists,
  lists: RecipePartLists,
): Promise<void> {
  await runTogether([
    writePlaced(tx, recipeId, 'recipe_ingredients', before.ingredients, lists.ingredients),
    writeInstructions(tx, recipeId, before.instructions, lists.instructions),
    writePlaced(tx, recipeId, 'recipe_notes', before.notes, lists.notes),
    writePlaced(tx, recipeId, 'recipe_assets', before.assets, lists.assets),
    writeExtras(tx, recipeId, before.extras, lists.extras),
    linkOrganizers(tx, recipeId, 'categories', before.categories, lists.categories),
    linkOrganizers(tx, recipeId, 'tags', before.tags, lists.tags),
    linkOrganizers(tx, recipeId, 'tools', before.tools, lists.tools),
  ]);
}

type PlacedTable = 'recipe_ingredients' | 'recipe_notes' | 'recipe_assets';

/** Rows that their place names: changed ones are overwritten, those after the end deleted. */
async function writePlaced(
  tx: Tx<Scope>,
  recipe_id: string,
  table: PlacedTable,
  before: readonly Row[],
  list: readonly object[] | undefined,
): Promise<void> {
  if (list === undefined) return;
  const rows = list.map((row, position): Row => ({ ...row, recipe_id, position }));
  const changed = rows.filter((row, position) => !isSame(row, before[position]));
  await runTogether([
    upsertRows(tx, table, changed as never[], {
      key: ['recipe_id', 'position'],
      update: Object.keys(rows[0] ?? {}).filter(
        (column) => column !== 'recipe_id' && column !== 'position',
      ) as never[],
    }),
    before.length > rows.length &&
      tx.run(
        tx
          .deleteFrom(table)
          .where('recipe_id', '=', recipe_id)
          .where('position', '>=', rows.length)
          .compile(),
      ),
  ]);
}

/** Steps have ids, which every save gives anew to those that it changes. */
async function writeInstructions(
  tx: Tx<Scope>,
  recipe_id: string,
  before: readonly Row[],
  list: RecipePartLists['instructions'],
): Promise<void> {
  if (list === undefined) return;
  const rows = list.map((row, position) => ({ ...row, recipe_id, position }));
  const isKept = (row: Row, position: number) =>
    isSame({ ...row, id: before[position]?.['id'] ?? '' }, before[position]);
  const changed = rows.filter((row, position) => !isKept(row, position));
  const gone = before.filter(
    (_, position) => rows[position] === undefined || changed.includes(rows[position]),
  );
  const ids = gone.map((row) => String(row['id']));
  await runTogether([
    deleteAmong(tx, recipe_id, { table: 'recipe_instructions', column: 'id', keys: ids }),
    insertRows(tx, 'recipe_instructions', changed),
  ]);
}

function isSame(row: Row, before: Row | undefined): boolean {
  return (
    before !== undefined && Object.entries(row).every(([column, value]) => before[column] === (value ?? null))
  );
}

async function writeExtras(
  tx: Tx<Scope>,
  recipe_id: string,
  before: ReadonlyMap<string, string>,
  extras: Readonly<Record<string, string>> | undefined,
): Promise<void> {
  if (extras === undefined) return;
  const rows = Object.entries(extras).map(([key, value]) => ({ recipe_id, key, value }));
  const gone = [...before.keys()].filter((key) => !Object.hasOwn(extras, key));
  await runTogether([
    upsertRows(
      tx,
      'recipe_extras',
      rows.filter(({ key, value }) => before.get(key) !== value),
      { key: ['recipe_id', 'key'], update: ['value'] },
    ),
    deleteAmong(tx, recipe_id, { table: 'recipe_extras', column: 'key', keys: gone }),
  ]);
}

async function linkOrganizers(
  tx: Tx<Scope>,
  recipe_id: string,
  kind: OrganizerKind,
  before: readonly string[],
  list: readonly string[] | undefined,
): Promise<void> {
  if (list === undefined) return;
  const ids = [...new Set(list)];
  const links = ids.map((organizer_id, position) => ({ recipe_id, organizer_id, position }));
  const table = `recipes_to_${kind}` as const;
  const gone = before.filter((id) => !ids.includes(id));
  await runTogether([
    upsertRows(
      tx,
      table,
      links.filter(({ organizer_id, position }) => before[position] !== organizer_id),
      { key: ['recipe_id', 'organizer_id'], update: ['position'] },
    ),
    deleteAmong(tx, recipe_id, { table: table, column: 'organizer_id', keys: gone }),
  ]);
}

type KeyedTable = 'recipe_instructions' | 'recipe_extras' | `recipes_to_${OrganizerKind}`;

/** Deletes the rows of a recipe that have one of these keys. */
async function deleteAmong(
  tx: Tx<Scope>,
  recipe_id: string,
  {
    table,
    column,
    keys,
  }: { readonly table: KeyedTable; readonly column: string; readonly keys: readonly string[] },
): Promise<void> {
  if (keys.length === 0) return;
  const isGone = isOneOf(tx.dialect, sql.ref<string>(column), keys);
  await tx.run(tx.deleteFrom(table).where('recipe_id', '=', recipe_id).where(isGone).compile());
}
