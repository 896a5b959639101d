import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../columns.ts';

/** What people do with recipes: rate, comment, share, change, delete, export. */
export function recipeActivityTables({
  flag,
  integer,
  number,
  text,
}: ColumnTypes): readonly RawBuilder<unknown>[] {
  return [
    sql`create table recipe_ratings (
      id ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      recipe_id ${text} not null references recipes (id) on delete cascade,
      rating ${number},
      is_favorite ${flag} not null,
      constraint recipe_ratings_user_recipe unique (user_id, recipe_id)
    )`,
    sql`create index recipe_ratings_recipe on recipe_ratings (recipe_id)`,
    sql`create table recipe_comments (
      id ${text} primary key,
      recipe_id ${text} not null references recipes (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade,
      text ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      group_id ${text} default '' not null
    )`,
    sql`create index recipe_comments_recipe on recipe_comments (recipe_id, created_at)`,
    sql`create index recipe_comments_group on recipe_comments (group_id, created_at, id)`,
    sql`create index recipe_comments_user on recipe_comments (user_id)`,
    sql`create table recipe_timeline_events (
      id ${text} primary key,
      recipe_id ${text} not null references recipes (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade,
      subject ${text} not null,
      event_type ${text} not null,
      message ${text},
      image ${text} not null,
      timestamp ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      group_id ${text} default '' not null
    )`,
    sql`create index recipe_timeline_events_recipe on recipe_timeline_events (recipe_id, timestamp)`,
    sql`create index recipe_timeline_events_group on recipe_timeline_events (group_id, timestamp, id)`,
    sql`create index recipe_timeline_events_user on recipe_timeline_events (user_id)`,
    sql`create table recipe_share_tokens (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      recipe_id ${text} not null references recipes (id) on delete cascade,
      expires_at ${text} not null,
      created_at ${text} not null
    )`,
    sql`create index recipe_share_tokens_group on recipe_share_tokens (group_id, created_at)`,
    sql`create index recipe_share_tokens_recipe on recipe_share_tokens (recipe_id, created_at)`,
    sql`create index recipe_share_tokens_expiry on recipe_share_tokens (expires_at)`,
    sql`create table recipe_states (
      id ${text} primary key,
      recipe_id ${text} not null references recipes (id) on delete cascade,
      number ${integer} not null,
      user_id ${text} references users (id) on delete set null,
      kind ${text} not null,
      changed ${text} not null,
      begun_at ${text} not null,
      ended_at ${text} not null,
      document ${text},
      size ${integer} not null,
      constraint recipe_states_number unique (recipe_id, number)
    )`,
    sql`create index recipe_states_user on recipe_states (user_id)`,
    sql`create table recipe_trash (
      recipe_row ${integer} primary key,
      recipe_id ${text} not null unique references recipes (id) on delete cascade,
      group_id ${text} not null references groups (id) on delete cascade,
      slug ${text} not null,
      deleted_by ${text} references users (id) on delete set null,
      deleted_at ${text} not null
    )`,
    sql`create index recipe_trash_group on recipe_trash (group_id, deleted_at, recipe_row)`,
    sql`create index recipe_trash_deleted on recipe_trash (deleted_at)`,
    sql`create index recipe_trash_deleter on recipe_trash (deleted_by)`,
    sql`create table recipe_last_made (
      recipe_id ${text} not null references recipes (id) on delete cascade,
      household_id ${text} not null references households (id) on delete cascade,
      last_made ${text} not null,
      constraint recipe_last_made_pk primary key (recipe_id, household_id)
    )`,
    sql`create index recipe_last_made_household on recipe_last_made (household_id)`,
    sql`create table cookbooks (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      household_id ${text} not null references households (id) on delete cascade,
      name ${text} not null,
      slug ${text} not null,
      description ${text} not null,
      position ${integer} not null,
      public ${flag} not null,
      query_filter_string ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      constraint cookbooks_slug unique (group_id, slug)
    )`,
    sql`create index cookbooks_household on cookbooks (household_id)`,
    sql`create table recipe_actions (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      household_id ${text} not null references households (id) on delete cascade,
      action_type ${text} not null,
      title ${text} not null,
      url ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    sql`create index recipe_actions_household on recipe_actions (household_id)`,
    sql`create index recipe_actions_group on recipe_actions (group_id)`,
    sql`create table group_data_exports (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      name ${text} not null,
      path ${text} not null,
      size ${integer} not null,
      created_at ${text} not null,
      expires_at ${text} not null
    )`,
    sql`create index group_data_exports_group on group_data_exports (group_id)`,
    sql`create index group_data_exports_expiry on group_data_exports (expires_at)`,
  ];
}
