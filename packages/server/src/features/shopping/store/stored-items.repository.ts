import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { isNotInTrash } from '../../recipes/visibility/index.ts';
import type { ShoppingItemRow } from './shopping.tables.ts';
import { type ShareRow, type StoredItem, storedItems } from './stored-item.ts';

type MemberReader = Reader<MemberScope>;
type ItemRow = Selectable<ShoppingItemRow>;
type InHousehold = { groupId: string; householdId: string };

/** Characters of a note in the index, which cannot hold whole notes. */
const indexedNote = 64;

/**
 * Whether an item is on a list of the household, correlated with the item: a list of ids would be built again
 * for each statement.
 */
export function isOfHousehold(groupId: never, householdId: never): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from shopping_lists l join users owner on owner.id = l.user_id
    where l.id = shopping_items.list_id and l.group_id = ${groupId} and owner.household_id = ${householdId}
    and l.deleted_at is null)`;
}

const byList = prepared<InHousehold & { lists: string }, ItemRow>((db, parameter, dialect) =>
  db
    .selectFrom('shopping_items')
    .selectAll()
    .where('list_id', 'in', dialect.textsOf(parameter('lists')))
    .where(isOfHousehold(parameter('groupId'), parameter('householdId')))
    .orderBy('position')
    .orderBy('row'),
);

const byId = prepared<InHousehold & { ids: string }, ItemRow>((db, parameter, dialect) =>
  db
    .selectFrom('shopping_items')
    .selectAll()
    .where('id', 'in', dialect.textsOf(parameter('ids')))
    .where(isOfHousehold(parameter('groupId'), parameter('householdId'))),
);

const listsById = prepared<InHousehold & { ids: string }, { list_id: string }>((db, parameter, dialect) =>
  db
    .selectFrom('shopping_items')
    .select('list_id')
    .distinct()
    .where('id', 'in', dialect.textsOf(parameter('ids')))
    .where(isOfHousehold(parameter('groupId'), parameter('householdId'))),
);

const uncheckedOfFoods = prepared<{ lists: string; foods: string }, ItemRow>((db, parameter, dialect) =>
  db
    .selectFrom(dialect.textRows(parameter('lists')).as('list'))
    .crossJoin(dialect.textRows(parameter('foods')).as('food'))
    .crossJoin('shopping_items as i')
    .selectAll('i')
    .whereRef('i.list_id', '=', 'list.value')
    .whereRef('i.food_id', '=', 'food.value')
    .where('i.checked', '=', sql.lit(0)),
);

const uncheckedOfNotes = prepared<{ lists: string; notes: string }, ItemRow>((db, parameter, dialect) =>
  db
    .selectFrom(dialect.textRows(parameter('lists')).as('list'))
    .crossJoin(dialect.textRows(parameter('notes')).as('beginning'))
    .crossJoin('shopping_items as i')
    .selectAll('i')
    .whereRef('i.list_id', '=', 'list.value')
    .where(sql<boolean>`substr(i.note, 1, ${sql.lit(indexedNote)}) = beginning.value`)
    .where('i.checked', '=', sql.lit(0)),
);

const sharesOf = prepared<{ keys: string }, ShareRow>((db, parameter, dialect) =>
  db
    .selectFrom('shopping_item_recipes')
    .innerJoin('recipes', 'recipes.id', 'shopping_item_recipes.recipe_id')
    .selectAll('shopping_item_recipes')
    .select(isNotInTrash.as('is_shown'))
    .where('shopping_item_recipes.item_key', 'in', dialect.textsOf(parameter('keys')))
    .orderBy('shopping_item_recipes.id'),
);

/** Items of these lists of the household, in their order. */
export async function findItemsOf(reader: MemberReader, listIds: readonly string[]): Promise<StoredItem[]> {
  if (listIds.length === 0) return [];
  return withShares(
    reader,
    await byList(reader, { ...getHousehold(reader), lists: JSON.stringify(listIds) }),
  );
}

/** The household's items among those with these ids. */
export async function findItems(reader: MemberReader, ids: readonly string[]): Promise<StoredItem[]> {
  if (ids.length === 0) return [];
  return withShares(reader, await byId(reader, { ...getHousehold(reader), ids: JSON.stringify(ids) }));
}

/** Ids of the lists that contain the household's items with these ids. */
export async function findListsOf(reader: MemberReader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await listsById(reader, { ...getHousehold(reader), ids: JSON.stringify(ids) });
  return rows.map(({ list_id }) => list_id);
}

/**
 * Unticked items that any of these items could merge into, in the order of their lists: those with the same
 * food or note. Index lookups make the cost independent of the length of the list. The lists must be locked.
 */
export async function findPartners(
  tx: Tx<MemberScope>,
  listIds: readonly string[],
  items: readonly Pick<StoredItem, 'checked' | 'foodId' | 'note'>[],
): Promise<StoredItem[]> {
  const wanted = items.filter(({ checked }) => !checked);
  const foods = [...new Set(wanted.flatMap(({ foodId }) => foodId ?? []))];
  const words = wanted.filter(({ foodId }) => foodId === null);
  const notes = [...new Set(words.map(({ note }) => cutBeginning(note)))];
  const lists = JSON.stringify(listIds);
  const rows = [
    ...(foods.length === 0 ? [] : await uncheckedOfFoods(tx, { lists, foods: JSON.stringify(foods) })),
    ...(notes.length === 0 ? [] : await uncheckedOfNotes(tx, { lists, notes: JSON.stringify(notes) })),
  ];
  const eachOnce = [...new Map(rows.map((row) => [row.key, row])).values()];
  return withShares(
    tx,
    eachOnce.toSorted((one, next) => one.position - next.position || one.row - next.row),
  );
}

/** The indexed beginning of a note; databases count code points. */
function cutBeginning(note: string): string {
  return Array.from(note.slice(0, 2 * indexedNote))
    .slice(0, indexedNote)
    .join('');
}

function getHousehold({ scope: { groupId, householdId } }: MemberReader): InHousehold {
  return { groupId, householdId };
}

/** Items with their recipe shares, in the order of the rows. */
export async function withShares(
  reader: MemberReader,
  rows: readonly Omit<ShoppingItemRow, 'row'>[],
): Promise<StoredItem[]> {
  if (rows.length === 0) return [];
  const keys = JSON.stringify(rows.map(({ key }) => key));
  return storedItems(rows, await sharesOf(reader, { keys }));
}
