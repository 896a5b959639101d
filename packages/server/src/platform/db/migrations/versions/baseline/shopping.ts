import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../columns.ts';

/** Shopping lists and what their devices are told. */
export function shoppingTables({
  flag,
  integer,
  number,
  rowNumber,
  text,
}: ColumnTypes): readonly RawBuilder<unknown>[] {
  return [
    sql`create table shopping_lists (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade,
      name ${text},
      extras ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      sequence ${integer} default 0 not null,
      deleted_at ${text}
    )`,
    sql`create index shopping_lists_group_id on shopping_lists (group_id)`,
    sql`create index shopping_lists_user_id on shopping_lists (user_id)`,
    sql`create index shopping_lists_deleted_at on shopping_lists (deleted_at)`,
    sql`create table shopping_list_labels (
      id ${text} primary key,
      list_id ${text} not null references shopping_lists (id) on delete cascade,
      label_id ${text} not null references labels (id) on delete cascade,
      position ${integer} not null,
      constraint shopping_list_labels_label unique (list_id, label_id)
    )`,
    sql`create index shopping_list_labels_label_id on shopping_list_labels (label_id)`,
    sql`create table shopping_list_recipes (
      id ${text} primary key,
      list_id ${text} not null references shopping_lists (id) on delete cascade,
      recipe_id ${text} not null references recipes (id) on delete cascade,
      scale ${text} not null,
      constraint shopping_list_recipes_recipe unique (list_id, recipe_id)
    )`,
    sql`create index shopping_list_recipes_recipe_id on shopping_list_recipes (recipe_id)`,
    sql`create table shopping_items (
      row ${rowNumber},
      key ${text} not null unique,
      id ${text} not null,
      list_id ${text} not null references shopping_lists (id) on delete cascade,
      position ${integer} not null,
      checked ${flag} not null,
      quantity ${number} not null,
      exact_quantity ${text} not null,
      is_food ${flag} not null,
      note ${text} not null,
      food_id ${text} references foods (id) on delete set null,
      unit_id ${text} references units (id) on delete set null,
      label_id ${text} references labels (id) on delete set null,
      extras ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      edit_sequence ${integer} default 0 not null,
      edit_before ${integer} default 0 not null,
      edited_by ${text} default '' not null
    )`,
    sql`create index shopping_items_id on shopping_items (id)`,
    sql`create index shopping_items_list_id on shopping_items (list_id)`,
    sql`create index shopping_items_food_id on shopping_items (food_id)`,
    sql`create index shopping_items_unit_id on shopping_items (unit_id)`,
    sql`create index shopping_items_label_id on shopping_items (label_id)`,
    sql`create index shopping_items_same_food on shopping_items (list_id, food_id) where checked = 0`,
    sql`create index shopping_items_same_note on shopping_items (list_id, substr(note, 1, 64)) where checked = 0`,
    sql`create table shopping_item_recipes (
      id ${text} primary key,
      item_key ${text} not null references shopping_items (key) on delete cascade,
      recipe_id ${text} not null references recipes (id) on delete cascade,
      quantity ${text} not null,
      scale ${text},
      note ${text},
      given ${text} not null,
      constraint shopping_item_recipes_recipe unique (item_key, recipe_id)
    )`,
    sql`create index shopping_item_recipes_recipe_id on shopping_item_recipes (recipe_id)`,
    sql`create table shopping_items_merged (
      key ${text} primary key,
      id ${text} not null,
      item_key ${text} not null references shopping_items (key) on delete cascade
    )`,
    sql`create index shopping_items_merged_item_key on shopping_items_merged (item_key)`,
    sql`create table shopping_items_gone (
      key ${text} primary key,
      list_id ${text} not null references shopping_lists (id) on delete cascade,
      item ${text} not null,
      gone_at ${text} default '' not null
    )`,
    sql`create index shopping_items_gone_list_id on shopping_items_gone (list_id)`,
    sql`create index shopping_items_gone_gone_at on shopping_items_gone (gone_at)`,
    sql`create table shopping_changes_taken (
      household_id ${text} not null references households (id) on delete cascade,
      id ${text} not null,
      taken_at ${text} not null,
      constraint shopping_changes_taken_key primary key (household_id, id)
    )`,
    sql`create index shopping_changes_taken_taken_at on shopping_changes_taken (taken_at)`,
    sql`create table shopping_ticks (
      row ${rowNumber},
      list_id ${text} not null references shopping_lists (id) on delete cascade,
      thing ${text} not null,
      ticked_at ${text} not null
    )`,
    sql`create index shopping_ticks_list_id on shopping_ticks (list_id, row)`,
  ];
}
