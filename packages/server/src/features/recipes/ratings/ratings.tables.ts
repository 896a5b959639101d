/** The rating of one recipe by one user. */
export interface RecipeRatingRow {
  id: string;
  user_id: string;
  recipe_id: string;
  /** 0 takes an earlier rating back; null when never rated. */
  rating: number | null;
  is_favorite: number;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    recipe_ratings: RecipeRatingRow;
  }
}
