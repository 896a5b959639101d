import type { RowNumber } from '../../../platform/db/tables.ts';

/** Tables of recipes. Instants are stored text, flags are 0 or 1. */
export interface RecipeRow {
  row: RowNumber;
  id: string;
  group_id: string;
  user_id: string;
  name: string;
  name_normalized: string;
  slug: string;
  description: string | null;
  /** Changes whenever the picture does; null without one. */
  image: string | null;
  recipe_servings: number;
  recipe_yield_quantity: number;
  recipe_yield: string | null;
  total_time: string | null;
  /** The total time in minutes; null where its text is not clearly one duration. */
  total_minutes: number | null;
  prep_time: string | null;
  cook_time: string | null;
  perform_time: string | null;
  /** Mean of the ratings above 0 of all users. */
  rating: number | null;
  org_url: string | null;
  date_added: string | null;
  date_updated: string | null;
  created_at: string | null;
  updated_at: string;
  last_made: string | null;
  /** JSON text of the eleven amounts. */
  nutrition: string | null;
  is_public: number;
  show_nutrition: number;
  show_assets: number;
  landscape_view: number;
  disable_comments: number;
  disable_amount: number;
  locked: number;
}

/** The documents that clients get, ready to send; null while they are invalid. */
export interface RecipeAnswerRow {
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
    recipe_answers: RecipeAnswerRow;
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
