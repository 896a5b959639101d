import type { HouseholdSummary, ReadHouseholdPreferences } from '@hearth/contract';
import type { HouseholdWithPreferences } from './households.repository.ts';
import type { HouseholdPreferencesRow } from './households.tables.ts';

export function presentHousehold({ household, preferences }: HouseholdWithPreferences): HouseholdSummary {
  return {
    groupId: household.group_id,
    name: household.name,
    id: household.id,
    slug: household.slug,
    preferences: preferences === undefined ? null : presentPreferences(preferences),
  };
}

function presentPreferences(row: HouseholdPreferencesRow): ReadHouseholdPreferences {
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
  };
}
