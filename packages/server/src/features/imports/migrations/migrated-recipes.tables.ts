/** A recipe that came from another program; it goes with the recipe. */
export interface MigratedRecipeRow {
  recipe_id: string;
  household_id: string;
  /** A hash of the recipe in the archive, to recognise it when it is imported again. */
  fingerprint: string;
  /** The import that made it; null once its report is deleted. */
  report_id: string | null;
  /** The version of the recipe when its import was done; null until then. Another one means that it was changed. */
  version: number | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    migrated_recipes: MigratedRecipeRow;
  }
}
