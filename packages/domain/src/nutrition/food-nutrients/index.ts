/** What foods are made of, per 100 g. */
export {
  type FoodNutrients,
  foodNutrients,
  nutrientSource,
  nutrients,
  nutrientAmounts,
  type NutrientAmounts,
  type Nutrient,
  nutritiousFoods,
} from './food-nutrients.ts';
