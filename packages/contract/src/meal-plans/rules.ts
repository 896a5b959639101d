import * as z from 'zod';
import { QueryFilterJSON } from '../recipes/cookbooks.ts';
import { shortText, uuid } from '../kernel/fields.ts';
import { planEntryTypes } from './meal-types.ts';
import { makePatchSchema, itemParams, operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';

/** The days that a rule can be for, as the week runs; `unset` is any. */
export const PlanRulesDay = z
  .enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'unset'])
  .meta({ id: 'PlanRulesDay' });
export type PlanRulesDay = z.output<typeof PlanRulesDay>;

/** The meals that a rule can be for; `unset` is any. */
export const PlanRulesType = z.enum([...planEntryTypes, 'unset']).meta({ id: 'PlanRulesType' });
export type PlanRulesType = z.output<typeof PlanRulesType>;

const maxLinks = 100;
const maxFilterLength = 20_000;

/** An object that older clients link a rule to: they show the fields besides the id. */
const linked = () =>
  z
    .array(z.object({ id: uuid() }))
    .max(maxLinks)
    .default([]);
const Organizer = z.object({ id: uuid(), name: z.string(), slug: z.string(), groupId: uuid() });

export const PlanRulesCreate = z
  .object({
    day: PlanRulesDay.default('unset'),
    entryType: PlanRulesType.default('unset'),
    queryFilterString: z.string().max(maxFilterLength).default(''),
    /** Recipes must carry all of them. */
    categories: linked(),
    tags: linked(),
    /** Recipes must be of one of them; of any household if there is none. */
    households: linked(),
  })
  .meta({ id: 'PlanRulesCreate' });
export type PlanRulesCreate = z.output<typeof PlanRulesCreate>;

export const PlanRulesOut = z
  .object({
    day: PlanRulesDay,
    entryType: PlanRulesType,
    queryFilterString: z.string(),
    categories: z.array(Organizer),
    tags: z.array(Organizer),
    households: z.array(Organizer),
    groupId: uuid(),
    householdId: uuid(),
    id: uuid(),
    queryFilter: QueryFilterJSON,
  })
  .meta({ id: 'PlanRulesOut' });
export type PlanRulesOut = z.output<typeof PlanRulesOut>;

const root = '/api/households/mealplans/rules' as const;
const base = { tags: ['Households: Mealplan Rules'], access: 'member' as const, path: root };
const one = { ...base, path: `${root}/{item_id}` as const, params: itemParams };

export const mealPlanRuleOperations = {
  listMealPlanRules: operation({
    ...base,
    method: 'GET',
    summary: 'What the household says chance may plan, and when',
    query: PagingQuery,
    answer: buildPageSchema(PlanRulesOut).meta({ id: 'PlanRulesPagination' }),
  }),
  createMealPlanRule: operation({
    ...base,
    method: 'POST',
    summary: 'Create a rule of the plan',
    body: PlanRulesCreate,
    status: 201,
    answer: PlanRulesOut,
  }),
  getMealPlanRule: operation({
    ...one,
    method: 'GET',
    summary: 'One rule of the plan',
    answer: PlanRulesOut,
  }),
  putMealPlanRule: operation({
    ...one,
    method: 'PUT',
    summary: 'Change a rule of the plan',
    body: PlanRulesCreate,
    answer: PlanRulesOut,
  }),
  patchMealPlanRule: operation({
    ...one,
    method: 'PATCH',
    summary: 'Change the fields sent of a rule of the plan',
    body: makePatchSchema(PlanRulesCreate, 'PlanRulesPatch'),
    answer: PlanRulesOut,
  }),
  deleteMealPlanRule: operation({
    ...one,
    method: 'DELETE',
    summary: 'Delete a rule of the plan',
    answer: PlanRulesOut,
  }),
  duplicateMealPlanRule: operation({
    ...one,
    method: 'POST',
    path: `${root}/{item_id}/duplicate`,
    summary: 'Create a rule that says the same; rules have no name, so what is sent as one is not kept',
    body: z.object({ name: shortText().nullish() }).meta({ id: 'PlanRulesDuplicate' }),
    status: 201,
    answer: PlanRulesOut,
  }),
};
