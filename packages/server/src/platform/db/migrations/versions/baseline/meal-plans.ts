import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../columns.ts';

/** Plan, rules and calendar feeds. */
export function mealPlansTables({
  integer,
  number,
  rowNumber,
  text,
}: ColumnTypes): readonly RawBuilder<unknown>[] {
  return [
    sql`create table meal_plan_entries (
      id ${rowNumber},
      uid ${text} not null,
      user_id ${text} not null references users (id) on delete cascade,
      date ${text} not null,
      position ${integer} not null,
      entry_type ${text} not null,
      title ${text} not null,
      text ${text} not null,
      servings ${number},
      recipe_id ${text},
      recipe_row ${integer} references recipes (row) on delete cascade,
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    sql`create index meal_plan_entries_day on meal_plan_entries (user_id, date)`,
    sql`create index meal_plan_entries_date on meal_plan_entries (date)`,
    sql`create index meal_plan_entries_recipe on meal_plan_entries (recipe_row)`,
    sql`create table meal_plan_rules (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      household_id ${text} not null references households (id) on delete cascade,
      day ${text} not null,
      entry_type ${text} not null,
      query_filter_string ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    sql`create index meal_plan_rules_household on meal_plan_rules (household_id)`,
    sql`create index meal_plan_rules_group on meal_plan_rules (group_id)`,
    sql`create table meal_plan_rules_to_categories (
      rule_id ${text} not null references meal_plan_rules (id) on delete cascade,
      linked_id ${text} not null references categories (id) on delete cascade,
      constraint meal_plan_rules_to_categories_key primary key (rule_id, linked_id)
    )`,
    sql`create index meal_plan_rules_to_categories_linked on meal_plan_rules_to_categories (linked_id)`,
    sql`create table meal_plan_rules_to_tags (
      rule_id ${text} not null references meal_plan_rules (id) on delete cascade,
      linked_id ${text} not null references tags (id) on delete cascade,
      constraint meal_plan_rules_to_tags_key primary key (rule_id, linked_id)
    )`,
    sql`create index meal_plan_rules_to_tags_linked on meal_plan_rules_to_tags (linked_id)`,
    sql`create table meal_plan_rules_to_households (
      rule_id ${text} not null references meal_plan_rules (id) on delete cascade,
      linked_id ${text} not null references households (id) on delete cascade,
      constraint meal_plan_rules_to_households_key primary key (rule_id, linked_id)
    )`,
    sql`create index meal_plan_rules_to_households_linked on meal_plan_rules_to_households (linked_id)`,
    sql`create table meal_plan_feeds (
      user_id ${text} primary key references users (id) on delete cascade,
      token ${text} not null unique,
      created_at ${text} not null,
      sealed_token text not null default ''
    )`,
  ];
}
