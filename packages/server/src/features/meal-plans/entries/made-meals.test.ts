import { beforeEach, expect, it } from 'vitest';
import { dateIn, computeMoment, computeNextMoment } from '@hearth/domain/dates/plain-dates';
import * as z from 'zod';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { recordMeals } from '../index.ts';

const zone = 'America/New_York';
const schedule = { hour: 23, minute: 45 };
const minuteMs = 60_000;
const Events = z.looseObject({
  items: z.array(z.looseObject({ subject: z.string(), eventType: z.string(), timestamp: z.string() })),
});

describeServer('meals that were planned', { env: { TZ: zone } }, ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  let today: string;
  beforeEach(async () => {
    // Each test has a day of its own, and stands a minute after its evening.
    const now = server.clock.now();
    server.clock.advance(computeNextMoment(schedule, now, zone).getTime() + minuteMs - now.getTime());
    today = dateIn(server.clock.now(), zone);
    cook = await server.member();
    client = server.as(cook);
  });

  const plan = async (recipeId: string, fields: object = {}, as = client) =>
    succeeded(await as.post('/api/households/mealplans', { date: today, recipeId, ...fields }));
  const events = async (recipeId: string) => {
    const filter = encodeURIComponent(`recipe.id = "${recipeId}" AND eventType = "info"`);
    const answer = await client.get(`/api/recipes/timeline/events?queryFilter=${filter}`);
    return Events.parse(succeeded(answer)).items;
  };
  const subjects = async (recipeId: string) =>
    (await events(recipeId)).map(({ subject }) => subject).toSorted();

  it('stand in the timeline, once however often the work is done', async () => {
    const soup = await client.cook('Soup');
    for (const entryType of ['dinner', 'side', 'dessert', 'snack']) await plan(soup.id, { entryType });
    await recordMeals(server.platform);
    await recordMeals(server.platform);
    const name = `The ${cook.username}`;
    expect(await subjects(soup.id)).toEqual([
      `${name} made this as a side`,
      `${name} made this as a snack`,
      `${name} made this for dessert`,
      `${name} made this for dinner`,
    ]);
    const at = computeMoment(today, schedule, zone).toISOString().replace('.000', '');
    expect((await events(soup.id)).map(({ timestamp }) => timestamp)).toEqual([at, at, at, at]);
    expect(await client.recipe('soup')).toMatchObject({ lastMade: at, description: soup.description });
    expect((await client.get('/api/households/self/recipes/soup')).body).toMatchObject({ lastMade: at });
  });

  it('equal ones stand there as often as they were planned', async () => {
    const soup = await client.cook('Soup');
    for (let count = 0; count < 3; count += 1) await plan(soup.id, { entryType: 'lunch' });
    await recordMeals(server.platform);
    await recordMeals(server.platform);
    expect(await subjects(soup.id)).toHaveLength(3);
  });

  it('only those of the day that ends count, and none without a recipe or with one in the trash', async () => {
    const [soup, stew] = [await client.cook('Soup'), await client.cook('Stew')];
    const tomorrow = new Date(computeMoment(today, schedule, zone).getTime() + 86_400_000);
    await plan(soup.id, { date: dateIn(tomorrow, zone) });
    succeeded(await client.post('/api/households/mealplans', { date: today, title: 'Out' }));
    await plan(stew.id);
    await client.delete('/api/recipes/stew');
    await recordMeals(server.platform);
    expect(await subjects(soup.id)).toEqual([]);
    expect((await client.recipe('soup')).lastMade).toBeNull();
  });

  it('a server that was off records the day that it missed', async () => {
    const soup = await client.cook('Soup');
    await plan(soup.id);
    server.clock.advance(9 * 60 * minuteMs);
    expect(dateIn(server.clock.now(), zone)).not.toBe(today);
    await recordMeals(server.platform);
    expect(await subjects(soup.id)).toHaveLength(1);
  });

  it('a later time at which a recipe was made stays', async () => {
    const soup = await client.cook('Soup');
    await client.patch(`/api/recipes/${soup.slug}/last-made`, { timestamp: '2999-01-01T00:00:00Z' });
    await plan(soup.id);
    await recordMeals(server.platform);
    expect(await client.recipe('soup')).toMatchObject({ lastMade: '2999-01-01T00:00:00Z' });
    expect(await subjects(soup.id)).toHaveLength(1);
  });

  it('a recipe of another household of the group counts as well', async () => {
    const next = await server.household({ groupId: cook.groupId });
    const neighbour = server.as(await server.member({ household: next }));
    const bread = await neighbour.cook('Bread');
    await plan(bread.id);
    await recordMeals(server.platform);
    expect(await subjects(bread.id)).toHaveLength(1);
    expect((await client.recipe('bread')).lastMade).not.toBeNull();
  });
});
