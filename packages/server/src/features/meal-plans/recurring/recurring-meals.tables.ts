/** Something that is planned again and again. It belongs to the household of its author. */
export interface RecurringMealRow {
  id: string;
  user_id: string;
  entry_type: string;
  meal_kind_id: string | null;
  title: string;
  text: string;
  servings: number | null;
  recipe_id: string | null;
  /** Null once the recipe is deleted; the title then has its name. */
  recipe_row: number | null;
  /** Joined by commas. */
  weekdays: string;
  every_weeks: number;
  /** `YYYY-MM-DD`, as the other days. */
  starts_on: string;
  ends_on: string | null;
  /** The last day up to which entries have been made: none is made a second time. */
  planned_until: string;
  created_at: string;
  updated_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    recurring_meals: RecurringMealRow;
  }
}
