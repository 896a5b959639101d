import type { RecipeSettings } from '@hearth/contract';

/** The columns of the settings of a recipe in Mealie. */
export const settingsThere: Readonly<Record<keyof RecipeSettings, string>> = {
  public: 'public',
  showNutrition: 'show_nutrition',
  showAssets: 'show_assets',
  landscapeView: 'landscape_view',
  disableComments: 'disable_comments',
  disableAmount: 'disable_amount',
  locked: 'locked',
};
