import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../columns.ts';

/** Recipes with their parts, and what they are organized by. */
export function recipesTables({
  flag,
  integer,
  number,
  rowNumber,
  text,
}: ColumnTypes): readonly RawBuilder<unknown>[] {
  return [
    sql`create table categories (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      name ${text} not null,
      name_normalized ${text} not null,
      slug ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      constraint categories_group_slug unique (group_id, slug)
    )`,
    sql`create index categories_group_created on categories (group_id, created_at)`,
    sql`create table tags (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      name ${text} not null,
      name_normalized ${text} not null,
      slug ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      constraint tags_group_slug unique (group_id, slug)
    )`,
    sql`create index tags_group_created on tags (group_id, created_at)`,
    sql`create table tools (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      name ${text} not null,
      name_normalized ${text} not null,
      slug ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      constraint tools_group_slug unique (group_id, slug)
    )`,
    sql`create index tools_group_created on tools (group_id, created_at)`,
    sql`create table tools_on_hand (
      tool_id ${text} not null references tools (id) on delete cascade,
      household_id ${text} not null references households (id) on delete cascade,
      constraint tools_on_hand_pk primary key (tool_id, household_id)
    )`,
    sql`create index tools_on_hand_household on tools_on_hand (household_id)`,
    sql`create table recipes (
      row ${rowNumber},
      id ${text} not null unique,
      group_id ${text} not null references groups (id) on delete cascade,
      user_id ${text} not null references users (id),
      name ${text} not null,
      name_normalized ${text} not null,
      slug ${text} not null,
      description ${text},
      image ${text},
      recipe_servings ${number} not null,
      recipe_yield_quantity ${number} not null,
      recipe_yield ${text},
      total_time ${text},
      prep_time ${text},
      cook_time ${text},
      perform_time ${text},
      rating ${number},
      org_url ${text},
      date_added ${text},
      date_updated ${text},
      created_at ${text},
      updated_at ${text} not null,
      last_made ${text},
      nutrition ${text},
      is_public ${flag} not null,
      show_nutrition ${flag} not null,
      show_assets ${flag} not null,
      landscape_view ${flag} not null,
      disable_comments ${flag} not null,
      disable_amount ${flag} not null,
      locked ${flag} not null,
      total_minutes ${number},
      constraint recipes_group_slug unique (group_id, slug)
    )`,
    sql`create index recipes_user on recipes (user_id)`,
    sql`create index recipes_group_created_at on recipes (group_id, created_at, row)`,
    sql`create index recipes_group_name_normalized on recipes (group_id, name_normalized, row)`,
    sql`create index recipes_group_updated_at on recipes (group_id, updated_at, row)`,
    sql`create index recipes_group_last_made on recipes (group_id, last_made, row)`,
    sql`create index recipes_group_rating on recipes (group_id, rating, row)`,
    sql`create index recipes_group_date_updated on recipes (group_id, date_updated, row)`,
    sql`create table recipe_answers (
      recipe_row ${integer} primary key,
      recipe_id ${text} not null unique references recipes (id) on delete cascade,
      group_id ${text} not null,
      document ${text},
      summary ${text},
      depends_on_household ${flag} not null,
      version ${integer} not null
    )`,
    sql`create table recipe_instructions (
      id ${text} primary key,
      recipe_id ${text} not null references recipes (id) on delete cascade,
      position ${integer} not null,
      title ${text},
      summary ${text},
      text ${text} not null,
      ingredient_references ${text} not null
    )`,
    sql`create index recipe_instructions_recipe on recipe_instructions (recipe_id, position)`,
    sql`create table recipe_notes (
      recipe_id ${text} not null references recipes (id) on delete cascade,
      position ${integer} not null,
      title ${text} not null,
      text ${text} not null,
      constraint recipe_notes_pk primary key (recipe_id, position)
    )`,
    sql`create table recipe_assets (
      recipe_id ${text} not null references recipes (id) on delete cascade,
      position ${integer} not null,
      name ${text} not null,
      icon ${text} not null,
      file_name ${text},
      constraint recipe_assets_pk primary key (recipe_id, position)
    )`,
    sql`create table recipe_extras (
      recipe_id ${text} not null references recipes (id) on delete cascade,
      key ${text} not null,
      value ${text} not null,
      constraint recipe_extras_pk primary key (recipe_id, key)
    )`,
    sql`create table recipe_ingredients (
      recipe_id ${text} not null references recipes (id) on delete cascade,
      position ${integer} not null,
      reference_id ${text} not null,
      title ${text},
      note ${text},
      original_text ${text},
      quantity ${number},
      unit_id ${text} references units (id) on delete set null,
      food_id ${text} references foods (id) on delete set null,
      constraint recipe_ingredients_pk primary key (recipe_id, position)
    )`,
    sql`create index recipe_ingredients_food on recipe_ingredients (food_id)`,
    sql`create index recipe_ingredients_unit on recipe_ingredients (unit_id)`,
    sql`create table recipes_to_categories (
      recipe_id ${text} not null references recipes (id) on delete cascade,
      organizer_id ${text} not null references categories (id) on delete cascade,
      position ${integer} not null,
      constraint recipes_to_categories_pk primary key (recipe_id, organizer_id)
    )`,
    sql`create index recipes_to_categories_organizer on recipes_to_categories (organizer_id, recipe_id)`,
    sql`create table recipes_to_tags (
      recipe_id ${text} not null references recipes (id) on delete cascade,
      organizer_id ${text} not null references tags (id) on delete cascade,
      position ${integer} not null,
      constraint recipes_to_tags_pk primary key (recipe_id, organizer_id)
    )`,
    sql`create index recipes_to_tags_organizer on recipes_to_tags (organizer_id, recipe_id)`,
    sql`create table recipes_to_tools (
      recipe_id ${text} not null references recipes (id) on delete cascade,
      organizer_id ${text} not null references tools (id) on delete cascade,
      position ${integer} not null,
      constraint recipes_to_tools_pk primary key (recipe_id, organizer_id)
    )`,
    sql`create index recipes_to_tools_organizer on recipes_to_tools (organizer_id, recipe_id)`,
  ];
}
