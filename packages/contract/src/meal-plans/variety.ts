import * as z from 'zod';
import { filterText, requiredText, uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { QueryFilterJSON } from '../recipes/cookbooks.ts';

const days = () => z.int().min(1).max(limits.planRestDays);
const count = (least: number) => z.int().min(least).max(limits.weeklyMeals);

/** How often recipes of one kind are planned in a week, and how far apart; it says at least one of the three. */
export const PlanFrequencyCreate = z
  .object({
    /** What people call the kind, such as "Fish". */
    name: requiredText().max(limits.nameLength),
    /** The recipes of the kind, in the `queryFilter` language. */
    queryFilterString: filterText().min(1),
    /** So many in a week; null for any number. */
    atLeast: count(1).nullable().default(null),
    atMost: count(0).nullable().default(null),
    /** Days after one of the kind within which no other one is drawn; null for none. */
    restDays: days().nullable().default(null),
  })
  .meta({ id: 'PlanFrequencyCreate' });
export type PlanFrequencyCreate = z.output<typeof PlanFrequencyCreate>;

export const PlanFrequency = z
  .object({
    id: uuid(),
    name: z.string(),
    queryFilterString: z.string(),
    queryFilter: QueryFilterJSON,
    atLeast: z.int().nullable(),
    atMost: z.int().nullable(),
    restDays: z.int().nullable(),
  })
  .meta({ id: 'PlanFrequency' });
export type PlanFrequency = z.output<typeof PlanFrequency>;

const PlanVarietyUpdate = z
  .object({
    /**
     * Days after a recipe within which it is not drawn again; null for a fortnight while there are other recipes, and
     * then those that were planned least often.
     */
    restDays: days().nullable(),
  })
  .meta({ id: 'PlanVarietyUpdate' });
export type PlanVarietyUpdate = z.output<typeof PlanVarietyUpdate>;

export const PlanVariety = z
  .object({ restDays: z.int().nullable(), frequencies: z.array(PlanFrequency) })
  .meta({ id: 'PlanVariety' });
export type PlanVariety = z.output<typeof PlanVariety>;

const base = { tags: ['Households: Mealplan Rules'], access: 'member' as const };
const root = '/api/households/mealplans/variety' as const;
const whole = { ...base, path: root };
const frequencies = { ...base, path: `${root}/frequencies` as const };
const one = { ...base, path: `${root}/frequencies/{item_id}` as const, params: itemParams };

export const planVarietyOperations = {
  getMealPlanVariety: operation({
    ...whole,
    method: 'GET',
    summary: 'How far apart and how often the household wants recipes',
    answer: PlanVariety,
  }),
  putMealPlanVariety: operation({
    ...whole,
    method: 'PUT',
    summary: 'Say how far apart recipes are planned',
    body: PlanVarietyUpdate,
    answer: PlanVariety,
  }),
  createPlanFrequency: operation({
    ...frequencies,
    method: 'POST',
    summary: 'Say how often recipes of one kind are planned',
    body: PlanFrequencyCreate,
    status: 201,
    answer: PlanFrequency,
  }),
  putPlanFrequency: operation({
    ...one,
    method: 'PUT',
    summary: 'Change how often recipes of one kind are planned',
    body: PlanFrequencyCreate,
    answer: PlanFrequency,
  }),
  deletePlanFrequency: operation({
    ...one,
    method: 'DELETE',
    summary: 'Delete what is said of one kind of recipes',
    answer: PlanFrequency,
  }),
};
