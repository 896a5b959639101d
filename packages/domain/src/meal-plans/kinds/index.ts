/** Kinds of meals that a household names. */
export { findKind, type KindOfMeal, type MealOfEntry } from './find-kind.ts';
export { isNameTaken } from './taken-name.ts';
