import { MealKind, PlanTemplate, RecurringMeal } from '@hearth/contract';
import { succeeded, type TestClient } from '../test-client.ts';
import type { Keys } from './row.ts';

/** A kind of meal, something that is planned again and again, and a saved menu. */
export async function ownMeals(
  client: TestClient,
  recipeId: string,
): Promise<Pick<Keys, 'mealKindId' | 'recurringMealId' | 'planTemplateId'>> {
  return {
    mealKindId: await mealKind(client),
    recurringMealId: await recurringMeal(client, recipeId),
    planTemplateId: await planTemplate(client),
  };
}

/** A kind of meal of the household, which has a few at most: the stock is made anew many times. */
async function mealKind(client: TestClient): Promise<string> {
  const root = '/api/households/mealplans/kinds';
  for (const { id } of MealKind.array().parse(succeeded(await client.get(root))))
    await client.delete(`${root}/${id}`);
  return MealKind.parse(succeeded(await client.post(root, { name: 'Supper' }))).id;
}

/** Something that the household plans again and again, a few at most. */
async function recurringMeal(client: TestClient, recipeId: string): Promise<string> {
  const root = '/api/households/mealplans/recurring';
  for (const { id } of RecurringMeal.array().parse(succeeded(await client.get(root))))
    await client.delete(`${root}/${id}?from=2000-01-01`);
  const sent = { recipeId, weekdays: ['friday'], from: '2024-03-01', until: '2024-03-31' };
  return RecurringMeal.parse(succeeded(await client.post(root, sent))).id;
}

/** A saved menu of a day; a household has a number of them at most. */
async function planTemplate(client: TestClient): Promise<string> {
  const root = '/api/households/mealplans/templates';
  for (const { id } of PlanTemplate.array().parse(succeeded(await client.get(root))))
    await client.delete(`${root}/${id}`);
  const day = '2023-01-02';
  const plans = '/api/households/mealplans';
  // A menu holds a number of entries, and the stock is made anew many times.
  const { items } = Object(succeeded(await client.get(`${plans}?start_date=${day}&end_date=${day}`)));
  if (items.length === 0) succeeded(await client.post(plans, { date: day, title: 'Bread' }));
  const sent = { name: 'Winter', from: day, to: day };
  return PlanTemplate.parse(succeeded(await client.post(root, sent))).id;
}
