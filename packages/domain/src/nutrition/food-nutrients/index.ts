/** What foods are made of, per 100 g. */
export {
  type FoodNutrients,
  foodNutrients,
  NUTRIENT_SOURCE,
  NUTRIENTS,
  nutrientAmounts,
  type NutrientAmounts,
  type Nutrient,
  nutritiousFoods,
} from './food-nutrients.ts';
