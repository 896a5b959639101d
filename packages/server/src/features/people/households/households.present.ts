import type {
  HouseholdSummary,
  ReadHouseholdPreferences,
  UpdateHouseholdPreferences,
} from '@hearth/contract';
import type { HouseholdWithPreferences } from './households.repository.ts';
import type { HouseholdPreferencesRow } from './households.tables.ts';

export function presentHousehold({ household, preferences }: HouseholdWithPreferences): HouseholdSummary {
  return {
    groupId: household.group_id,
    name: household.name,
    id: household.id,
    slug: household.slug,
    preferences: preferences === undefined ? null : presentHouseholdPreferences(preferences),
  };
}

export function presentHouseholdPreferences(row: HouseholdPreferencesRow): ReadHouseholdPreferences {
  return {
    id: row.id,
    privateHousehold: row.private_household === 1,
    lockRecipeEditsFromOtherHouseholds: row.lock_recipe_edits_from_other_households === 1,
    firstDayOfWeek: row.first_day_of_week,
    recipePublic: row.recipe_public === 1,
    recipeShowNutrition: row.recipe_show_nutrition === 1,
    recipeShowAssets: row.recipe_show_assets === 1,
    recipeLandscapeView: row.recipe_landscape_view === 1,
    recipeDisableComments: row.recipe_disable_comments === 1,
    recipeDisableAmount: row.recipe_disable_amount === 1,
    showComputedNutrition: row.show_computed_nutrition === 1,
    showAnnouncements: row.show_announcements === 1,
  };
}

/** The columns of the preferences that were sent. */
export function preferenceColumns(change: UpdateHouseholdPreferences): Partial<HouseholdPreferencesRow> {
  const columns = {
    private_household: flag(change.privateHousehold),
    lock_recipe_edits_from_other_households: flag(change.lockRecipeEditsFromOtherHouseholds),
    first_day_of_week: change.firstDayOfWeek,
    recipe_public: flag(change.recipePublic),
    recipe_show_nutrition: flag(change.recipeShowNutrition),
    recipe_show_assets: flag(change.recipeShowAssets),
    recipe_landscape_view: flag(change.recipeLandscapeView),
    recipe_disable_comments: flag(change.recipeDisableComments),
    recipe_disable_amount: flag(change.recipeDisableAmount),
    show_computed_nutrition: flag(change.showComputedNutrition),
    show_announcements: flag(change.showAnnouncements),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function flag(value: boolean | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}
