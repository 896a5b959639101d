import * as z from 'zod';
import { PlanEntryType, ReadPlanEntry, Recipe } from '@hearth/contract';
import { confirmation } from '../confirm-deletion.ts';
import { day, defineTool, key, recipeRef } from '../tool.ts';
import { buildAddress } from './recipes.ts';

const root = '/api/households/mealplans';
const PlanPage = z.object({ items: z.array(ReadPlanEntry) });

/** Tools that read and change the meal plan of the household. */
export const planTools = [
  defineTool({
    name: 'read_plan',
    title: 'Read the meal plan',
    description: 'The meals that the household has planned from one day to another, both included',
    input: z.object({ from: day('The first day'), to: day('The last day') }),
    effect: 'read',
    run: async ({ api }, { from, to }) => {
      const query = new URLSearchParams({ start_date: from, end_date: to, perPage: '-1' });
      const { items } = await api.call(PlanPage, { method: 'GET', url: `${root}?${query.toString()}` });
      return { entries: items.map(describeEntry) };
    },
  }),
  defineTool({
    name: 'add_to_plan',
    title: 'Plan a meal',
    description: 'Plans a recipe, or a meal in words such as leftovers, for a day',
    input: z.object({
      date: day('The day'),
      meal: PlanEntryType.default('dinner'),
      recipe: recipeRef.optional(),
      title: z.string().max(200).default('').describe('The meal in words, where it is no recipe'),
      servings: z.number().positive().max(10_000).optional(),
      key,
    }),
    effect: 'write',
    run: async ({ api }, { date, meal, recipe, title, servings = null, key: idempotencyKey }) => {
      const planned = recipe && (await api.call(Recipe, { method: 'GET', url: buildAddress(recipe) }));
      const recipeId = planned ? planned.id : null;
      const body = { date, entryType: meal, recipeId, title: planned ? '' : title, servings };
      const entry = await api.call(ReadPlanEntry, { method: 'POST', url: root, body, idempotencyKey });
      return describeEntry(entry);
    },
  }),
  defineTool({
    name: 'remove_from_plan',
    title: 'Take a meal off the plan',
    description: 'Deletes one entry of the meal plan',
    input: z.object({
      entry: z.int().describe('The id of the entry, as read_plan says it'),
      ...confirmation,
    }),
    effect: 'delete',
    run: async ({ api }, { entry }) => {
      const deleted = await api.call(ReadPlanEntry, { method: 'DELETE', url: `${root}/${entry}` });
      return { deleted: describeEntry(deleted) };
    },
  }),
];

function describeEntry({ id, date, entryType, title, text, servings, recipe }: ReadPlanEntry) {
  const meal = recipe === null ? { title } : { title: recipe.name, recipe: recipe.slug };
  return { id, date, meal: entryType, ...meal, ...(text === '' ? {} : { note: text }), servings };
}
