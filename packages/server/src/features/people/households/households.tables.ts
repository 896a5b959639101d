export interface HouseholdRow {
  id: string;
  group_id: string;
  name: string;
  slug: string;
  created_at: string;
  updated_at: string;
}

export interface HouseholdPreferencesRow {
  id: string;
  household_id: string;
  private_household: number;
  lock_recipe_edits_from_other_households: number;
  /** 0 is Sunday. */
  first_day_of_week: number;
  recipe_public: number;
  recipe_show_nutrition: number;
  recipe_show_assets: number;
  recipe_landscape_view: number;
  recipe_disable_comments: number;
  recipe_disable_amount: number;
  show_computed_nutrition: number;
  show_announcements: number;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    households: HouseholdRow;
    household_preferences: HouseholdPreferencesRow;
  }
}
