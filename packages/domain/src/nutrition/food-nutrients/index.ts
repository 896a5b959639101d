/** What foods are made of, per 100 g. */
export {
  type FoodNutrients,
  foodNutrients,
  NUTRIENTS,
  nutrientAmounts,
  type NutrientAmounts,
  type Nutrient,
  nutritiousFoods,
} from './food-nutrients.ts';
