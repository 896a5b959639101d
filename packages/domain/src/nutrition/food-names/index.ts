/** Foods found by the names that recipes call them. */
export { englishFoodNames } from './english-names.ts';
export { createFoodSearch, type FindFood, type NamedFood } from './food-names.ts';
