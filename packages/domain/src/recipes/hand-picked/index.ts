/** Recipes that were put into a cookbook by hand: a list of ids at the end of its filter. */
export {
  maxPickedRecipes,
  nothingPicked,
  type PickRefusal,
  pickedRecipes,
  withoutPicked,
  withPicked,
} from './hand-picked.ts';
