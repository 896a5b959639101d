/** How often a household plans recipes of one kind, and how far apart. */
export interface PlanFrequencyRow {
  id: string;
  household_id: string;
  name: string;
  /** In the `queryFilter` language. */
  query_filter_string: string;
  /** So many in a week, and days between two; null for any. */
  at_least: number | null;
  at_most: number | null;
  rest_days: number | null;
  created_at: string;
  updated_at: string;
}

/** How far apart a household plans any recipe. */
interface PlanVarietyRow {
  household_id: string;
  /** Null for a fortnight while there are others. */
  rest_days: number | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    meal_plan_frequencies: PlanFrequencyRow;
    meal_plan_variety: PlanVarietyRow;
  }
}
