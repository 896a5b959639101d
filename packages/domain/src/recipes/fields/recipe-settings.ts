import type { RecipeSettings } from '@hearth/contract';

/** Every setting of a recipe, in the order in which people see them: its column, and whether it is on at first. */
export const settingFields = {
  public: { column: 'is_public', initial: false },
  showNutrition: { column: 'show_nutrition', initial: false },
  showAssets: { column: 'show_assets', initial: false },
  landscapeView: { column: 'landscape_view', initial: false },
  disableComments: { column: 'disable_comments', initial: true },
  disableAmount: { column: 'disable_amount', initial: true },
  locked: { column: 'locked', initial: false },
} as const satisfies {
  readonly [Name in keyof RecipeSettings]: { readonly column: string; readonly initial: boolean };
};

/** The names of the settings, in the order in which people see them. */
export const recipeSettings = Object.keys(settingFields).filter(isSetting);

/** Whether a text is the name of a setting. */
function isSetting(name: string): name is keyof RecipeSettings {
  return Object.hasOwn(settingFields, name);
}
