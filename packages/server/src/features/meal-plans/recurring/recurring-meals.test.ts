import { beforeEach, expect, it } from 'vitest';
import { ReadPlanEntry, type Recipe, RecurringMeal } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { addDays } from '@hearth/domain/dates/plain-dates';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { planRecurringMeals } from './plan-occurrences.ts';

const root = '/api/households/mealplans';
const dayMs = 86_400_000;
const allDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

describeServer('meals that are planned again and again', { env: { TZ: 'UTC' } }, ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  let soup: Recipe;
  let today: string;
  beforeEach(async () => {
    cook = await server.member();
    client = server.as(cook);
    soup = await client.cook('Soup');
    today = server.clock.now().toISOString().slice(0, 10);
  });

  /** Every day, beginning today, unless it says otherwise. */
  const repeat = async (fields: object = {}) => {
    const sent = { weekdays: allDays, from: today, title: 'Bread', entryType: 'dinner', ...fields };
    return RecurringMeal.parse(succeeded(await client.post(`${root}/recurring`, sent)));
  };
  const entries = async (as = client) => {
    const found = Object(succeeded(await as.get(`${root}?perPage=-1&orderBy=date&orderDirection=asc`)));
    return ReadPlanEntry.array().parse(found.items);
  };
  const days = async () => (await entries()).map(({ date }) => date);
  const change = async ({ id, ...meal }: RecurringMeal, fields: object) =>
    RecurringMeal.parse(succeeded(await client.put(`${root}/recurring/${id}`, { ...meal, ...fields })));
  const findEntryOn = async (date: string) => {
    const found = (await entries()).find((entry) => entry.date === date);
    if (found === undefined) throw new Error(`nothing is planned for ${date}`);
    return found;
  };
  const takeOff = async (date: string) =>
    succeeded(await client.delete(`${root}/${(await findEntryOn(date)).id}`));
  const nextDay = async () => {
    server.clock.advance(dayMs);
    await planRecurringMeals(server.platform);
  };

  it('is in the plan as far ahead as that reaches, for clients that know nothing of it', async () => {
    const made = await repeat({ title: '', recipeId: soup.id, servings: 3, until: null });
    expect(made).toMatchObject({
      recipeName: 'Soup',
      everyWeeks: 1,
      plannedUntil: addDays(today, limits.recurringDays),
    });
    const planned = await entries();
    expect(planned.map(({ date }) => date)).toEqual(
      Array.from({ length: limits.recurringDays + 1 }, (_, ahead) => addDays(today, ahead)),
    );
    expect(planned[3]).toMatchObject({
      entryType: 'dinner',
      recipeId: soup.id,
      servings: 3,
      recipe: { slug: 'soup' },
    });
    expect(new Set(planned.map((entry) => entry.recurringMealId))).toEqual(new Set([made.id]));
  });

  it('goes on day by day, and two servers at once plan nothing twice', async () => {
    await repeat();
    server.clock.advance(dayMs);
    await Promise.all([planRecurringMeals(server.platform), planRecurringMeals(server.platform)]);
    await planRecurringMeals(server.platform);
    const planned = await days();
    expect(planned).toHaveLength(limits.recurringDays + 2);
    expect(new Set(planned).size).toBe(planned.length);
  });

  it('ends on its last day', async () => {
    await repeat({ until: addDays(today, 2) });
    await nextDay();
    expect(await days()).toEqual([today, addDays(today, 1), addDays(today, 2)]);
  });

  it('comes last in its days', async () => {
    succeeded(await client.post(root, { date: today, title: 'First' }));
    await repeat({ until: today });
    expect((await entries()).map(({ title, position }) => [title, position])).toEqual([
      ['First', 0],
      ['Bread', 1],
    ]);
  });

  it('an occurrence that was taken off does not come back, not even when the others change', async () => {
    const made = await repeat({ until: addDays(today, 3) });
    const off = addDays(today, 1);
    await takeOff(off);
    await nextDay();
    expect(await days()).not.toContain(off);
    await change(made, { title: 'Toast' });
    expect((await entries()).map(({ date, title }) => [date, title])).toEqual([
      [today, 'Toast'],
      [addDays(today, 2), 'Toast'],
      [addDays(today, 3), 'Toast'],
    ]);
  });

  it('one occurrence is changed by itself, or all from one on', async () => {
    const made = await repeat({ until: addDays(today, 3) });
    const one = await findEntryOn(addDays(today, 1));
    succeeded(await client.patch(`${root}/${one.id}`, { title: 'Only today' }));
    await change(made, {
      from: addDays(today, 2),
      title: 'Toast',
      mealKindId: undefined,
      entryType: 'lunch',
    });
    expect((await entries()).map(({ title, entryType }) => [title, entryType])).toEqual([
      ['Bread', 'dinner'],
      ['Only today', 'dinner'],
      ['Toast', 'lunch'],
      ['Toast', 'lunch'],
    ]);
  });

  it('other days are planned instead when the days change', async () => {
    const made = await repeat({ until: addDays(today, 6) });
    const getWeekdayAhead = (ahead: number) =>
      allDays[(new Date(`${addDays(today, ahead)}T00:00:00Z`).getUTCDay() + 6) % 7];
    await change(made, { weekdays: [getWeekdayAhead(2), getWeekdayAhead(4)] });
    expect(await days()).toEqual([addDays(today, 2), addDays(today, 4)]);
    await change(made, { weekdays: [getWeekdayAhead(2), getWeekdayAhead(5)], until: addDays(today, 12) });
    expect(await days()).toEqual([2, 5, 9, 12].map((ahead) => addDays(today, ahead)));
  });

  it('an entry that is there becomes the one of its day', async () => {
    const { id } = ReadPlanEntry.parse(succeeded(await client.post(root, { date: today, title: 'Bread' })));
    const made = await repeat({ until: addDays(today, 1), entryId: id });
    const planned = await entries();
    expect(planned.map(({ date }) => date)).toEqual([today, addDays(today, 1)]);
    expect(planned[0]).toMatchObject({ id, recurringMealId: made.id });
  });

  it('ends from a day on; what was before stays', async () => {
    const made = await repeat();
    succeeded(await client.delete(`${root}/recurring/${made.id}?from=${addDays(today, 2)}`));
    expect(await days()).toEqual([today, addDays(today, 1)]);
    expect((await findEntryOn(today)).recurringMealId).toBeNull();
    await nextDay();
    expect(await days()).toHaveLength(2);
    expect(succeeded(await client.get(`${root}/recurring`))).toEqual([]);
  });

  it('leaves the name of a recipe that is deleted for good, and waits with one in the trash', async () => {
    await repeat({ title: '', recipeId: soup.id, until: addDays(today, limits.recurringDays + 1) });
    succeeded(await client.delete(`/api/recipes/${soup.slug}`));
    expect(await entries()).toEqual([]);
    succeeded(await client.delete(`/api/recipes/trash/items/${soup.id}`));
    await nextDay();
    const planned = await entries();
    expect(planned).toHaveLength(limits.recurringDays + 2);
    expect(new Set(planned.map(({ title, recipeId }) => `${title} ${recipeId}`))).toEqual(
      new Set(['Soup null']),
    );
  });

  it('is of the household, and no other', async () => {
    const mate = await server.housemate(cook);
    await repeat({ until: today });
    expect(await entries(server.as(mate))).toHaveLength(1);
    expect(await entries(server.as(await server.member()))).toEqual([]);
  });

  it.each([
    { weekdays: [] },
    { weekdays: ['someday'] },
    { everyWeeks: 0 },
    { from: '2026-02-30' },
    { title: '' },
  ])('refuses %j', async (fields) => {
    const sent = { weekdays: ['friday'], from: today, title: 'x', ...fields };
    expect((await client.post(`${root}/recurring`, sent)).status).toBe(422);
  });
});
