import * as z from 'zod';
import { date, uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { operation } from '../kernel/operation.ts';
import { ReadPlanEntry } from './entries.ts';
import { entryId } from './entry-fields.ts';
import { PlanEntryType } from './meal-types.ts';

const FillMealPlan = z
  .object({
    dates: z.array(date()).min(1).max(limits.filledDays),
    entryType: PlanEntryType.default('dinner'),
  })
  .meta({ id: 'FillMealPlan' });
export type FillMealPlan = z.output<typeof FillMealPlan>;

/** The frequency that is meant, and what it says: a count a week, or days. `repeat` has days and no frequency. */
const meant = { frequencyId: uuid().nullable(), name: z.string().nullable(), limit: z.int().nullable() };

/** Recipes that the rules of a day allow and that could not come, by the first reason that holds for each. */
const PlanObstacle = z
  .object({
    /**
     * `repeat`: planned within the days of rest; `maximum`: the week has as many of the kind as it may; `rest`: another
     * recipe of the kind is planned within its days of rest; `otherMeal`: the household plans it for other meals only.
     */
    code: z.enum(['repeat', 'maximum', 'rest', 'otherMeal']),
    ...meant,
    recipes: z.int(),
  })
  .meta({ id: 'PlanObstacle' });
export type PlanObstacle = z.output<typeof PlanObstacle>;

/** A day that got no recipe; without obstacles the rules of the day allow none. */
const EmptyPlanSlot = z
  .object({ date: date(), entryType: PlanEntryType, obstacles: z.array(PlanObstacle) })
  .meta({ id: 'EmptyPlanSlot' });
export type EmptyPlanSlot = z.output<typeof EmptyPlanSlot>;

const MissedObstacle = z
  .object({
    /**
     * As those of an empty day, and: `noRecipe`: the rules of a day allow none of the kind; `noSlot`: no day that was to
     * be filled is left; `minimum`: another minimum would be missed instead, which is named.
     */
    code: z.enum(['repeat', 'maximum', 'rest', 'noRecipe', 'noSlot', 'minimum']),
    ...meant,
  })
  .meta({ id: 'MissedObstacle' });
export type MissedObstacle = z.output<typeof MissedObstacle>;

/** A week that has fewer recipes of a kind than it should, and no further day from today on that is open for the meal. */
const MissedFrequency = z
  .object({
    frequencyId: uuid(),
    name: z.string(),
    /** The first day of the week, as the household counts. */
    week: date(),
    planned: z.int(),
    atLeast: z.int(),
    obstacles: z.array(MissedObstacle),
  })
  .meta({ id: 'MissedFrequency' });
export type MissedFrequency = z.output<typeof MissedFrequency>;

/** The new entries, which days stay empty, and which minimums are missed, with the reasons. */
export const PlanFilling = z
  .object({
    entries: z.array(ReadPlanEntry),
    empty: z.array(EmptyPlanSlot),
    missed: z.array(MissedFrequency),
  })
  .meta({ id: 'PlanFilling' });
export type PlanFilling = z.output<typeof PlanFilling>;

const root = '/api/households/mealplans' as const;
const base = { tags: ['Households: Mealplans'], access: 'member' as const, method: 'POST' as const };

export const mealPlanDrawingOperations = {
  fillMealPlan: operation({
    ...base,
    path: `${root}/fill`,
    summary:
      'Plan a recipe for each of these days that has none for the meal: drawn by the rules, counts and days of rest, with the reason of each day that stays empty',
    body: FillMealPlan,
    answer: PlanFilling,
  }),
  redrawMealPlan: operation({
    ...base,
    path: `${root}/{item_id}/redraw`,
    params: z.object({ item_id: entryId() }),
    summary:
      'Draw another recipe for an entry of the plan, by the same rules; where none may come, the entry stays and the reason is told',
    answer: PlanFilling,
  }),
};
