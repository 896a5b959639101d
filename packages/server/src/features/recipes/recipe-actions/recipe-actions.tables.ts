/** A link, or an address that recipes are sent to; it belongs to a household. */
export interface RecipeActionRow {
  id: string;
  group_id: string;
  household_id: string;
  /** `link` or `post`. */
  action_type: string;
  title: string;
  /** As it was typed; `${url}`, `${id}` and `${slug}` in links are filled in by the browser. */
  url: string;
  created_at: string;
  updated_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    recipe_actions: RecipeActionRow;
  }
}
