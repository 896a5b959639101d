import * as z from 'zod';
import { date, uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { entryFields, entryId } from './entry-fields.ts';
import { PlanEntryType } from './meal-types.ts';

export const recurringWeekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export const RecurringWeekday = z.enum(recurringWeekdays).meta({ id: 'RecurringWeekday' });
export type RecurringWeekday = z.output<typeof RecurringWeekday>;

const maxWeeks = 52;

const { entryType, mealKindId, title, text, recipeId, servings } = entryFields;
const written = {
  entryType,
  mealKindId,
  title,
  text,
  recipeId,
  servings,
  weekdays: z.array(RecurringWeekday).min(1).max(recurringWeekdays.length),
  /** 1 for every week. Weeks begin on Monday and are counted from that of `from`. */
  everyWeeks: z.int().min(1).max(maxWeeks).default(1),
  /** The first day that counts. */
  from: date(),
  /** The last day that counts; null for no end. */
  until: date().nullish(),
};

export const CreateRecurringMeal = z
  .object({
    ...written,
    /** An entry that is there already and is the one of its day. */
    entryId: entryId().nullish(),
  })
  .meta({ id: 'CreateRecurringMeal' });
export type CreateRecurringMeal = z.output<typeof CreateRecurringMeal>;

/** From the day `from` on; what was planned before stays as it is. */
export const UpdateRecurringMeal = z.object(written).meta({ id: 'UpdateRecurringMeal' });
export type UpdateRecurringMeal = z.output<typeof UpdateRecurringMeal>;

export const RecurringMeal = z
  .object({
    id: uuid(),
    entryType: PlanEntryType,
    mealKindId: uuid().nullable(),
    title: z.string(),
    text: z.string(),
    recipeId: uuid().nullable(),
    /** The name of the recipe. */
    recipeName: z.string().nullable(),
    servings: z.number().nullable(),
    weekdays: z.array(RecurringWeekday),
    everyWeeks: z.int(),
    from: date(),
    until: date().nullable(),
    /** Up to which day its entries are in the plan; more follow day by day. */
    plannedUntil: date(),
  })
  .meta({ id: 'RecurringMeal' });
export type RecurringMeal = z.output<typeof RecurringMeal>;

const root = '/api/households/mealplans/recurring' as const;
const base = { tags: ['Households: Recurring Meals'], access: 'member' as const, path: root };
const one = { ...base, path: `${root}/{item_id}` as const, params: itemParams };

export const recurringMealOperations = {
  listRecurringMeals: operation({
    ...base,
    method: 'GET',
    summary: 'What the household plans again and again, the oldest first',
    answer: z.array(RecurringMeal),
  }),
  createRecurringMeal: operation({
    ...base,
    method: 'POST',
    summary: `Plan something again and again; its entries are in the plan ${limits.recurringDays} days ahead`,
    body: CreateRecurringMeal,
    status: 201,
    answer: RecurringMeal,
  }),
  putRecurringMeal: operation({
    ...one,
    method: 'PUT',
    summary: 'Change what is planned again and again, from a day on; entries that were taken off stay off',
    body: UpdateRecurringMeal,
    answer: RecurringMeal,
  }),
  deleteRecurringMeal: operation({
    ...one,
    method: 'DELETE',
    summary: 'Plan it no more, and take its entries off the plan from a day on; earlier ones stay',
    query: z.object({ from: date() }),
    answer: RecurringMeal,
  }),
};
