import * as z from 'zod';
import { date, tokenText, uuid } from '../kernel/fields.ts';
import { makePatchSchema, operation } from '../kernel/operation.ts';
import { buildPageSchema, pagingQuery } from '../kernel/paging.ts';
import { RecipeSummary } from '../recipes/recipe-summary.ts';
import { entryFields, entryId } from './entry-fields.ts';
import { PlanEntryType } from './meal-types.ts';

export const CreatePlanEntry = z.object(entryFields).meta({ id: 'CreatePlanEntry' });
export type CreatePlanEntry = z.output<typeof CreatePlanEntry>;
const UpdatePlanEntry = z
  .object({ ...entryFields, id: z.int(), groupId: uuid(), userId: uuid() })
  .meta({ id: 'UpdatePlanEntry' });
const CreateRandomEntry = z
  .object({ date: date(), entryType: PlanEntryType.default('dinner') })
  .meta({ id: 'CreateRandomEntry' });
export type CreateRandomEntry = z.output<typeof CreateRandomEntry>;

export const ReadPlanEntry = z
  .object({
    date: date(),
    entryType: PlanEntryType,
    mealKindId: uuid().nullable(),
    /** What it is an occurrence of. */
    recurringMealId: uuid().nullable(),
    /** The day for which it was planned as one: it may have moved since. */
    occursOn: date().nullable(),
    title: z.string(),
    text: z.string(),
    recipeId: uuid().nullable(),
    servings: z.number().nullable(),
    position: z.int(),
    id: z.int(),
    groupId: uuid(),
    userId: uuid(),
    householdId: uuid(),
    recipe: RecipeSummary.nullable(),
  })
  .meta({ id: 'ReadPlanEntry' });
export type ReadPlanEntry = z.output<typeof ReadPlanEntry>;

const PlanEntryQuery = z.object({ ...pagingQuery, start_date: date().nullish(), end_date: date().nullish() });
export type PlanEntryQuery = z.output<typeof PlanEntryQuery>;

/** Where calendar programs fetch the plan; null where the person has no such address. */
export const MealPlanFeed = z
  .object({
    /** With the server's own address in front. */
    address: z.string().nullable(),
    /** From the root of the server: for clients that know its address better. */
    path: z.string().nullable(),
    createdAt: z.string().nullable(),
  })
  .meta({ id: 'MealPlanFeed' });
export type MealPlanFeed = z.output<typeof MealPlanFeed>;

const root = '/api/households/mealplans' as const;
const base = { tags: ['Households: Mealplans'], access: 'member' as const, path: root };
const one = { ...base, path: `${root}/{item_id}` as const, params: z.object({ item_id: entryId() }) };
const calendar = {
  tags: ['Households: Mealplans'],
  method: 'GET' as const,
  answer: z.string(),
  answerType: 'text/calendar; charset=utf-8',
};
/** An address of the plan outlives the credential that asked for it: only a person at a device hands it out. */
const feed = {
  tags: ['Households: Mealplans'],
  access: 'member' as const,
  path: `${root}/feed` as const,
  needsSession: true,
  answer: MealPlanFeed,
};

export const mealPlanOperations = {
  listMealPlans: operation({
    ...base,
    method: 'GET',
    summary: 'What the household plans to eat, from one day to another, both included',
    query: PlanEntryQuery,
    answer: buildPageSchema(ReadPlanEntry).meta({ id: 'PlanEntryPagination' }),
  }),
  createMealPlan: operation({
    ...base,
    method: 'POST',
    summary: 'Plan a recipe or a note for a day',
    takesIdempotencyKey: true,
    body: CreatePlanEntry,
    status: 201,
    answer: ReadPlanEntry,
  }),
  createRandomMealPlan: operation({
    ...base,
    method: 'POST',
    path: `${root}/random`,
    summary: 'Plan a recipe for a day that chance picks among those that the rules allow',
    body: CreateRandomEntry,
    answer: ReadPlanEntry,
  }),
  todaysMealPlans: operation({
    ...base,
    method: 'GET',
    path: `${root}/today`,
    summary: 'What the household plans to eat today, in the order of the day',
    answer: z.array(ReadPlanEntry),
  }),
  mealPlanCalendar: operation({
    ...calendar,
    access: 'member',
    path: `${root}/ical`,
    summary: 'The plan as a calendar (RFC 5545)',
  }),
  mealPlanFeedCalendar: operation({
    ...calendar,
    access: 'public',
    key: 'calendar address',
    path: `${root}/ical/{token}`,
    summary: 'The plan as a calendar, for calendar programs that have its address',
    params: z.object({ token: tokenText() }),
  }),
  getMealPlanFeed: operation({ ...feed, method: 'GET', summary: 'The own calendar address of the plan' }),
  renewMealPlanFeed: operation({
    ...feed,
    method: 'POST',
    summary: 'Make a calendar address of the plan; the one before it opens nothing any more',
    status: 201,
  }),
  revokeMealPlanFeed: operation({
    ...feed,
    method: 'DELETE',
    summary: 'Take the own calendar address back',
  }),
  getMealPlan: operation({ ...one, method: 'GET', summary: 'One entry of the plan', answer: ReadPlanEntry }),
  putMealPlan: operation({
    ...one,
    method: 'PUT',
    summary: 'Change an entry of the plan',
    body: UpdatePlanEntry,
    answer: ReadPlanEntry,
  }),
  patchMealPlan: operation({
    ...one,
    method: 'PATCH',
    summary: 'Change the fields sent of an entry of the plan',
    body: makePatchSchema(CreatePlanEntry, 'PlanEntryPatch'),
    answer: ReadPlanEntry,
  }),
  deleteMealPlan: operation({
    ...one,
    method: 'DELETE',
    summary: 'Take an entry off the plan',
    answer: ReadPlanEntry,
  }),
};
