/** The columns of the nutrition in Mealie, and the names of the amounts here. */
export const nutrientColumns = {
  calories: 'calories',
  carbohydrate_content: 'carbohydrateContent',
  cholesterol_content: 'cholesterolContent',
  fat_content: 'fatContent',
  fiber_content: 'fiberContent',
  protein_content: 'proteinContent',
  saturated_fat_content: 'saturatedFatContent',
  sodium_content: 'sodiumContent',
  sugar_content: 'sugarContent',
  trans_fat_content: 'transFatContent',
  unsaturated_fat_content: 'unsaturatedFatContent',
} as const;
