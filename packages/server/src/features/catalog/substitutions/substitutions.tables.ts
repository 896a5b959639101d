/** What may be taken in the place of a food: in any recipe, or in one line of one. */
export interface FoodSubstitutionRow {
  id: string;
  group_id: string;
  food_id: string;
  /** Null for one that holds everywhere; else the recipe and the line, as ingredients are named by. */
  recipe_id: string | null;
  reference_id: string | null;
  position: number;
  quantity: number | null;
  unit_id: string | null;
  substitute_quantity: number | null;
  substitute_unit_id: string | null;
  substitute_food_id: string;
  note: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    food_substitutions: FoodSubstitutionRow;
  }
}
