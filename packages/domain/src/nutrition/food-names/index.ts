/** Foods found by the names that recipes call them. */
export { englishFoodNames } from './english-names.ts';
export { createFoodSearch, type FindFood, type NamedFood, namesNoFood } from './food-names.ts';
