/** A link that shows a recipe until it expires. Its id is part of the link and cannot be guessed. */
export interface RecipeShareTokenRow {
  id: string;
  group_id: string;
  recipe_id: string;
  expires_at: string;
  created_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    recipe_share_tokens: RecipeShareTokenRow;
  }
}
