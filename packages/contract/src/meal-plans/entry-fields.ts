import * as z from 'zod';
import { cookedServings, date, uuid } from '../kernel/fields.ts';
import { PlanEntryType } from './meal-types.ts';

const maxTitleLength = 1000;
const maxTextLength = 100_000;
const lastPlace = 100_000;

/** The fields of an entry of the plan. */
export const entryFields = {
  date: date(),
  entryType: PlanEntryType.default('breakfast'),
  /**
   * The household's own kind of meal, which says the `entryType`. Left out it stays for as long as the entry type does;
   * null for none.
   */
  mealKindId: uuid().nullish(),
  title: z.string().max(maxTitleLength).default(''),
  text: z.string().max(maxTextLength).default(''),
  recipeId: uuid().nullish(),
  /** For how many it is cooked; null for as many as the recipe says. */
  servings: cookedServings().nullish(),
  /** The place among the entries of its day, from 0; the others make room. Without one a new entry comes last. */
  position: z.int().min(0).max(lastPlace).nullish(),
};

/** Numbers of entries: no entry has a larger one. */
export const entryId = () => z.int().min(0).max(2_147_483_647);
