import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../columns.ts';

/** Labels, units and foods, and what corrections taught of them. */
export function catalogTables({ flag, integer, number, text }: ColumnTypes): readonly RawBuilder<unknown>[] {
  return [
    sql`create table labels (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      name ${text} not null,
      color ${text} not null,
      created_at ${text} default '1970-01-01T00:00:00.000000Z' not null,
      updated_at ${text} default '1970-01-01T00:00:00.000000Z' not null,
      constraint labels_group_name unique (group_id, name)
    )`,
    sql`create index labels_group_created on labels (group_id, created_at, id)`,
    sql`create table units (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      name ${text} not null,
      plural_name ${text},
      description ${text} not null,
      abbreviation ${text} not null,
      plural_abbreviation ${text},
      use_abbreviation ${flag} not null,
      fraction ${flag} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      search_text ${text} default '' not null,
      constraint units_group_name unique (group_id, name)
    )`,
    sql`create index units_group_created on units (group_id, created_at, id)`,
    sql`create table foods (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      name ${text} not null,
      plural_name ${text},
      description ${text} not null,
      label_id ${text} references labels (id) on delete set null,
      created_at ${text} not null,
      updated_at ${text} not null,
      search_text ${text} default '' not null,
      constraint foods_group_name unique (group_id, name)
    )`,
    sql`create index foods_label on foods (label_id)`,
    sql`create index foods_group_created on foods (group_id, created_at, id)`,
    sql`create table food_aliases (
      word_id ${text} not null references foods (id) on delete cascade,
      position ${integer} not null,
      name ${text} not null,
      constraint food_aliases_pk primary key (word_id, position)
    )`,
    sql`create table unit_aliases (
      word_id ${text} not null references units (id) on delete cascade,
      position ${integer} not null,
      name ${text} not null,
      constraint unit_aliases_pk primary key (word_id, position)
    )`,
    sql`create table food_extras (
      food_id ${text} not null references foods (id) on delete cascade,
      key ${text} not null,
      value ${text} not null,
      constraint food_extras_pk primary key (food_id, key)
    )`,
    sql`create table foods_on_hand (
      food_id ${text} not null references foods (id) on delete cascade,
      household_id ${text} not null references households (id) on delete cascade,
      constraint foods_on_hand_pk primary key (food_id, household_id)
    )`,
    sql`create index foods_on_hand_household on foods_on_hand (household_id)`,
    sql`create table ingredient_corrections (
      id ${text} not null primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      kind ${text} not null,
      text ${text} not null,
      text_key ${text} not null,
      food_id ${text} references foods (id) on delete cascade,
      unit_id ${text} references units (id) on delete cascade,
      note ${text} not null,
      quantity ${number},
      created_at ${text} not null
    )`,
    sql`create unique index ingredient_corrections_text on ingredient_corrections (group_id, kind, text_key)`,
    sql`create index ingredient_corrections_food_id on ingredient_corrections (food_id)`,
    sql`create index ingredient_corrections_unit_id on ingredient_corrections (unit_id)`,
  ];
}
