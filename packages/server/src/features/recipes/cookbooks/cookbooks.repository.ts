import { isUuid } from '@hearth/domain/text/slugs';
import type { GroupReader, GroupTx, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { CookbookRow } from './cookbooks.tables.ts';

/** Those that the reader may see: of the group for members, public ones of open households for visitors. */
function visible(reader: GroupReader) {
  const { scope } = reader;
  const ofGroup = reader
    .selectFrom('cookbooks')
    .selectAll('cookbooks')
    .where('cookbooks.group_id', '=', scope.groupId);
  if (scope.kind === 'member') return ofGroup;
  return ofGroup
    .innerJoin('household_preferences', 'household_preferences.household_id', 'cookbooks.household_id')
    .where('household_preferences.private_household', '=', 0)
    .where('cookbooks.public', '=', 1);
}

/** All that the reader may see. Cookbooks are few; paging, ordering and filtering happen over the whole. */
export function findCookbooks(reader: GroupReader): Promise<CookbookRow[]> {
  return visible(reader).orderBy('cookbooks.created_at').orderBy('cookbooks.id').execute();
}

/** By id or slug; for members among those of their own household. */
export function findCookbook(reader: GroupReader, idOrSlug: string): Promise<CookbookRow | undefined> {
  const { scope } = reader;
  const column = isUuid(idOrSlug) ? 'cookbooks.id' : 'cookbooks.slug';
  const found = visible(reader).where(column, '=', isUuid(idOrSlug) ? idOrSlug.toLowerCase() : idOrSlug);
  return scope.kind === 'member'
    ? found.where('cookbooks.household_id', '=', scope.householdId).executeTakeFirst()
    : found.executeTakeFirst();
}

/** Those of the own household with these ids. */
export function findOwnCookbooks(tx: Tx<MemberScope>, ids: readonly string[]): Promise<CookbookRow[]> {
  return tx
    .selectFrom('cookbooks')
    .selectAll()
    .where('household_id', '=', tx.scope.householdId)
    .where((eb) => isOneOf(tx.dialect, eb.ref('id'), ids))
    .execute();
}

/** The name of the caller's household, and how many cookbooks it has. */
export async function findShelf(tx: Tx<MemberScope>): Promise<{ household: string; count: number }> {
  const { groupId, householdId } = tx.scope;
  const { name } = await tx
    .selectFrom('households')
    .select('name')
    .where('group_id', '=', groupId)
    .where('id', '=', householdId)
    .executeTakeFirstOrThrow();
  const { count } = await tx
    .selectFrom('cookbooks')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('household_id', '=', householdId)
    .executeTakeFirstOrThrow();
  return { household: name, count: Number(count) };
}

/** Slugs of the group's cookbooks by their ids. */
export async function findSlugs(reader: GroupReader): Promise<Map<string, string>> {
  const rows = await reader
    .selectFrom('cookbooks')
    .select(['id', 'slug'])
    .where('group_id', '=', reader.scope.groupId)
    .execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Names of the group's households by their ids. */
export async function findHouseholdNames(reader: GroupReader): Promise<Map<string, string>> {
  const rows = await reader
    .selectFrom('households')
    .select(['id', 'name'])
    .where('group_id', '=', reader.scope.groupId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function insertCookbook(tx: GroupTx, row: CookbookRow): Promise<void> {
  await tx
    .insertInto('cookbooks')
    .values({ ...row, group_id: tx.scope.groupId })
    .execute();
}

export async function updateCookbook(tx: Tx<MemberScope>, { id, ...row }: CookbookRow): Promise<void> {
  await tx
    .updateTable('cookbooks')
    .set(row)
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

export async function deleteCookbook(tx: Tx<MemberScope>, id: string): Promise<void> {
  await tx
    .deleteFrom('cookbooks')
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}
