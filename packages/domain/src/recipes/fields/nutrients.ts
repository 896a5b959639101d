import type { Nutrition } from '@hearth/contract';

/** The amounts of the nutrition, and their names in filters and in tables of Mealie. */
export const nutrients = {
  calories: 'calories',
  carbohydrateContent: 'carbohydrate_content',
  cholesterolContent: 'cholesterol_content',
  fatContent: 'fat_content',
  fiberContent: 'fiber_content',
  proteinContent: 'protein_content',
  saturatedFatContent: 'saturated_fat_content',
  sodiumContent: 'sodium_content',
  sugarContent: 'sugar_content',
  transFatContent: 'trans_fat_content',
  unsaturatedFatContent: 'unsaturated_fat_content',
} as const satisfies { readonly [Name in keyof Nutrition]-?: string };

/** The names of the amounts. */
export const nutrientNames = Object.keys(nutrients).filter(isNutrient);

function isNutrient(name: string): name is keyof typeof nutrients {
  return Object.hasOwn(nutrients, name);
}
