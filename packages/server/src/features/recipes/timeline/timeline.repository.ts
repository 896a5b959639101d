import { sql } from 'kysely';
import type { PagingQuery } from '@hearth/contract';
import type { FilterSchema } from '@hearth/domain/search/query-filter';
import type { GroupReader, GroupTx, Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { findListedRows, type ListedRows } from '../../../platform/paging/listed-rows.repository.ts';
import { isNotInTrashOf } from '../visibility/index.ts';
import { type RecipeTimelineEventRow } from '../documents/index.ts';

/** An event with its user and its recipe. */
export interface TimelineRow extends RecipeTimelineEventRow {
  recipe_slug: string;
  recipe_name: string;
  recipe_image: string | null;
  /** Household of the recipe's owner. */
  household_id: string;
  username: string;
  full_name: string;
}

const text = (column: string) => ({ type: 'text' as const, column });
const uuid = (column: string) => ({ type: 'uuid' as const, column });
const instant = (column: string) => ({ type: 'datetime' as const, column });

const household = (column: string): FilterSchema => ({ fields: { id: uuid(column) } });

const user: FilterSchema = {
  fields: {
    id: uuid('user_id'),
    username: text('username'),
    full_name: text('full_name'),
    household_id: uuid('user_household_id'),
  },
  relations: { household: { many: false, schema: () => household('user_household_id') } },
};

const recipe: FilterSchema = {
  fields: {
    id: uuid('recipe_id'),
    slug: text('recipe_slug'),
    name: text('recipe_name'),
    user_id: uuid('recipe_user_id'),
    group_id: uuid('group_id'),
    household_id: uuid('household_id'),
  },
  relations: {
    user: { many: false, schema: () => ({ fields: { id: uuid('recipe_user_id') } }) },
    household: { many: false, schema: () => household('household_id') },
  },
};

/** What clients may filter and order events by. */
const schema: FilterSchema = {
  fields: {
    id: uuid('id'),
    recipe_id: uuid('recipe_id'),
    user_id: uuid('user_id'),
    group_id: uuid('group_id'),
    household_id: uuid('household_id'),
    subject: text('subject'),
    event_type: text('event_type'),
    event_message: text('message'),
    message: text('message'),
    image: text('image'),
    timestamp: instant('timestamp'),
    created_at: instant('created_at'),
    updated_at: instant('updated_at'),
    update_at: instant('updated_at'),
  },
  relations: { recipe: { many: false, schema: () => recipe }, user: { many: false, schema: () => user } },
};

/** Events of the group's recipes; those of recipes in the trash wait there with them. */
function selectEvents({ scope }: GroupReader): ListedRows<TimelineRow> {
  const source = sql<TimelineRow>`(select e.id, e.group_id, e.recipe_id, e.user_id, e.subject, e.event_type,
    e.message, e.image, e.timestamp, e.servings, e.created_at, e.updated_at, recipes.slug as recipe_slug,
    recipes.name as recipe_name, recipes.image as recipe_image, recipes.user_id as recipe_user_id,
    owner.household_id as household_id, u.username, u.full_name, u.household_id as user_household_id
    from recipe_timeline_events e join recipes on recipes.id = e.recipe_id
    join users owner on owner.id = recipes.user_id join users u on u.id = e.user_id
    where e.group_id = ${scope.groupId} and ${isNotInTrashOf(scope.groupId)})`;
  return { source, schema, by: 'timestamp', last: 'id' };
}

/** One page of the group's events. */
export async function findEvents(reader: GroupReader, query: PagingQuery, now: Date) {
  return findListedRows(reader, selectEvents(reader), query, now);
}

/** One event of the group. */
export async function findEvent(reader: GroupReader, id: string): Promise<TimelineRow | undefined> {
  const row = await reader
    .selectFrom(selectEvents(reader).source.as('event'))
    .selectAll()
    .where('event.id', '=', id)
    .executeTakeFirst();
  return row;
}

/** The columns of a new event. */
export type NewEvent = Pick<
  TimelineRow,
  | 'id'
  | 'recipe_id'
  | 'user_id'
  | 'subject'
  | 'event_type'
  | 'message'
  | 'image'
  | 'timestamp'
  | 'servings'
  | 'created_at'
  | 'updated_at'
>;

export async function insertEvent(tx: GroupTx, event: NewEvent): Promise<void> {
  await tx
    .insertInto('recipe_timeline_events')
    .values({ ...event, group_id: tx.scope.groupId })
    .execute();
}

export async function updateEvent(
  tx: GroupTx,
  id: string,
  change: Partial<Pick<TimelineRow, 'subject' | 'message' | 'image' | 'updated_at'>>,
): Promise<void> {
  await tx.updateTable('recipe_timeline_events').set(change).where('id', '=', id).execute();
}

export async function deleteEvent(tx: GroupTx, id: string): Promise<void> {
  await tx.deleteFrom('recipe_timeline_events').where('id', '=', id).execute();
}

/** When the own household made a recipe last; null when it never did. */
export async function findLastMade(reader: Reader<MemberScope>, recipeId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('recipe_last_made')
    .select('last_made')
    .where('recipe_id', '=', recipeId)
    .where('household_id', '=', reader.scope.householdId)
    .executeTakeFirst();
  return row?.last_made ?? null;
}

/** An event of a member of the household who made the recipe, with the days on which it was made. */
export interface LastTimeRow {
  timestamp: string;
  message: string | null;
  servings: number | null;
  full_name: string;
  username: string;
  rating: number | null;
  times_made: number;
}

/** The last event of the own household about making a recipe; events of the server itself do not count. */
export async function findLastTime(
  reader: Reader<MemberScope>,
  recipeId: string,
): Promise<LastTimeRow | undefined> {
  const { groupId, householdId } = reader.scope;
  const last = sql<LastTimeRow>`(with made as (
      select e.timestamp, e.message, e.servings, e.created_at, e.user_id, u.full_name, u.username
      from recipe_timeline_events e join users u on u.id = e.user_id
      where e.recipe_id = ${recipeId} and e.group_id = ${groupId}
        and u.household_id = ${householdId} and e.event_type <> 'system'
    )
    select made.timestamp, made.message, made.servings, made.full_name, made.username, r.rating,
      (select count(distinct substr(m.timestamp, 1, 10)) from made m) as times_made
    from made
    left join recipe_ratings r on r.user_id = made.user_id and r.recipe_id = ${recipeId}
    order by made.timestamp desc, made.created_at desc
    limit 1)`;
  return reader.selectFrom(last.as('last')).selectAll().executeTakeFirst();
}
