import type { ColumnField, recipeFields, buildSettingColumns } from '@hearth/domain/recipes/fields';
import type { RowNumber } from '../../../platform/db/tables.ts';

/** What a column holds, by the kind of its field. */
interface ColumnValues {
  id: string;
  name: string;
  line: string | null;
  time: string | null;
  text: string | null;
  /** Changes whenever the picture does; null without one. */
  picture: string | null;
  number: number;
  score: number | null;
  day: string | null;
  instant: string | null;
}

type Fields = typeof recipeFields;
type FieldColumns = {
  [Field in ColumnField as Fields[Field]['column']]: ColumnValues[Fields[Field]['kind']];
};
type SettingColumns = ReturnType<typeof buildSettingColumns<number>>;

/** Tables of recipes. Instants are stored text, flags are 0 or 1. Most columns are fields of the recipe. */
export interface RecipeRow extends FieldColumns, SettingColumns {
  row: RowNumber;
  name_normalized: string;
  /** The total time in minutes; null where its text is not clearly one duration. */
  total_minutes: number | null;
  /** The same of preparing, and of cooking. */
  prep_minutes: number | null;
  perform_minutes: number | null;
  updated_at: string;
  /** JSON text of the eleven amounts. */
  nutrition: string | null;
}

/** The documents that clients get, ready to send; null while they are invalid. */
export interface RecipeDocumentRow {
  recipe_id: string;
  recipe_row: number;
  group_id: string;
  /** JSON text of the whole recipe. */
  document: string | null;
  /** JSON text as lists carry it. */
  summary: string | null;
  /** What depends on the reader's household (`onHand`): 0 nothing, 1 the whole recipe, 2 its summary as well. */
  depends_on_household: number;
  /** Grows with each change; clients get it as ETag. */
  version: number;
  /** The shape that the documents have; those of another one are out of date. */
  shape: string | null;
}

export interface RecipeInstructionRow {
  id: string;
  recipe_id: string;
  position: number;
  title: string | null;
  summary: string | null;
  text: string;
  /** JSON text: a list of ingredient reference ids. */
  ingredient_references: string;
}

export interface RecipeNoteRow {
  recipe_id: string;
  position: number;
  title: string;
  text: string;
}

export interface RecipeAssetRow {
  recipe_id: string;
  position: number;
  name: string;
  icon: string;
  file_name: string | null;
}

export interface RecipeExtraRow {
  recipe_id: string;
  key: string;
  value: string;
}

export interface RecipeIngredientRow {
  recipe_id: string;
  position: number;
  reference_id: string;
  title: string | null;
  note: string | null;
  original_text: string | null;
  quantity: number | null;
  unit_id: string | null;
  food_id: string | null;
  /** A recipe of the group; null as well once it is deleted for good. */
  referenced_recipe_id: string | null;
  /** Its name when it was linked or went into the trash; null where the line links to no recipe. */
  referenced_recipe_name: string | null;
}

export interface OrganizerLinkRow {
  recipe_id: string;
  organizer_id: string;
  position: number;
}

export interface RecipeCommentRow {
  id: string;
  group_id: string;
  recipe_id: string;
  user_id: string;
  text: string;
  created_at: string;
  updated_at: string;
}

export interface RecipeTimelineEventRow {
  id: string;
  group_id: string;
  recipe_id: string;
  user_id: string;
  subject: string;
  event_type: string;
  message: string | null;
  image: string;
  timestamp: string;
  /** For how many it was made; null where nobody said. */
  servings: number | null;
  created_at: string;
  updated_at: string;
}

/** A recipe that waits in the trash; until it is restored its own slug is free for others. */
export interface RecipeTrashRow {
  recipe_row: number;
  recipe_id: string;
  group_id: string;
  /** The slug that the recipe had. */
  slug: string;
  /** Null if the user was deleted. */
  deleted_by: string | null;
  deleted_at: string;
}

/** When a household made a recipe last. */
export interface RecipeLastMadeRow {
  recipe_id: string;
  household_id: string;
  last_made: string;
}

/** One state that a recipe has been in. */
export interface RecipeStateRow {
  id: string;
  recipe_id: string;
  /** Grows with time; 0 is how the recipe was before its first change. */
  number: number;
  /** The user who made the change; null if the user was deleted. */
  user_id: string | null;
  kind: string;
  /** JSON text: names of the fields that differ from the state before. */
  changed: string;
  /** First and last edit that went into it. */
  begun_at: string;
  ended_at: string;
  /** JSON text of the content; null for the newest, which is the current state. */
  document: string | null;
  /** Characters of the document. */
  size: number;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    recipes: RecipeRow;
    recipe_documents: RecipeDocumentRow;
    recipe_instructions: RecipeInstructionRow;
    recipe_notes: RecipeNoteRow;
    recipe_assets: RecipeAssetRow;
    recipe_extras: RecipeExtraRow;
    recipe_ingredients: RecipeIngredientRow;
    recipes_to_categories: OrganizerLinkRow;
    recipes_to_tags: OrganizerLinkRow;
    recipes_to_tools: OrganizerLinkRow;
    recipe_comments: RecipeCommentRow;
    recipe_timeline_events: RecipeTimelineEventRow;
    recipe_trash: RecipeTrashRow;
    recipe_last_made: RecipeLastMadeRow;
    recipe_states: RecipeStateRow;
  }
}
