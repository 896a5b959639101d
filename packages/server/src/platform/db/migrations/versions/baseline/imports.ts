import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../columns.ts';

/** Reports, imports of many pages, and recipes of other programs. */
export function importsTables({ flag, integer, text }: ColumnTypes): readonly RawBuilder<unknown>[] {
  return [
    sql`create table group_reports (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      name ${text} not null,
      category ${text} not null,
      status ${text} not null,
      expected_entries ${integer},
      created_at ${text} not null
    )`,
    sql`create index group_reports_group on group_reports (group_id, category, created_at)`,
    sql`create table report_entries (
      id ${text} primary key,
      report_id ${text} not null references group_reports (id) on delete cascade,
      success ${flag} not null,
      message ${text} not null,
      exception ${text} not null,
      created_at ${text} not null,
      recipe_id ${text},
      ingredients_read ${integer},
      ingredients_left ${integer}
    )`,
    sql`create index report_entries_report on report_entries (report_id, created_at)`,
    sql`create table bulk_imports (
      report_id ${text} not null primary key references group_reports (id) on delete cascade,
      user_id ${text} not null,
      credential ${text} not null,
      locale ${text} not null,
      turn ${integer} not null,
      reads_ingredients ${flag} default 0 not null
    )`,
    sql`create table pending_pages (
      id ${text} primary key,
      report_id ${text} not null references bulk_imports (report_id) on delete cascade,
      position ${integer} not null,
      url ${text} not null,
      organizers ${text} not null,
      attempts ${integer} not null,
      recipe_id ${text},
      recipe_name ${text},
      picture_url ${text},
      ingredients_read ${integer},
      ingredients_left ${integer}
    )`,
    sql`create index pending_pages_report on pending_pages (report_id, position)`,
    sql`create table migrated_recipes (
      recipe_id ${text} not null primary key references recipes (id) on delete cascade,
      household_id ${text} not null references households (id) on delete cascade,
      fingerprint ${text} not null,
      report_id ${text} references group_reports (id) on delete set null,
      version ${integer}
    )`,
    sql`create unique index migrated_recipes_household on migrated_recipes (household_id, fingerprint)`,
    sql`create index migrated_recipes_report on migrated_recipes (report_id)`,
  ];
}
