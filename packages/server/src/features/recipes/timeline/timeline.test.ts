import { expect, it } from 'vitest';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { queryText } from '../../../testing/test-client.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';
const events = '/api/recipes/timeline/events';

describeServer('the timeline', { cook: {} }, ({ server, cook, client }) => {
  const event = async (recipeId: string, fields: object = {}) => {
    const sent = { recipeId, subject: 'S', eventType: 'comment', ...fields };
    return Object((await client.post(events, sent)).body);
  };
  const upload = async (id: string, file?: Buffer, as = client) => {
    const picture = file ?? (await plain(40, 20).png().toBuffer());
    const form = multipart({ image: { file: picture, name: 'x.png', type: 'image/png' }, extension: 'png' });
    return as.put(`${events}/${id}/image`, form.payload, form.headers);
  };
  const list = async (query: Record<string, string | number>) =>
    Object((await client.get(`${events}?${queryText(query)}`)).body);

  it('a new recipe has its beginning in the timeline', async () => {
    const { id, slug } = await client.cook('Beginning');
    const page = await list({ queryFilter: `recipe.id="${id}"` });
    expect(page.items).toMatchObject([
      {
        recipeId: id,
        subject: 'Recipe Created',
        eventType: 'system',
        userId: cook.id,
        householdId: cook.householdId,
        groupId: cook.groupId,
        recipe: { slug },
        user: { username: cook.username },
      },
    ]);
  });

  it('an event is created with both names of its message, read, changed and deleted', async () => {
    const { id: recipeId } = await client.cook('Cooked');
    const timestamp = '2024-01-02T03:04:05Z';
    const sent = { recipeId, subject: 'S', eventType: 'comment', eventMessage: 'hi', timestamp };
    const made = await client.post(events, sent);
    expect(made).toMatchObject({
      status: 201,
      body: { subject: 'S', eventMessage: 'hi', image: 'does not have image', timestamp },
    });
    const url = `${events}/${Object(made.body).id}`;
    expect((await event(recipeId, { message: 'other name' })).eventMessage).toBe('other name');
    expect((await client.get(url)).body).toEqual(made.body);
    const changed = await client.put(url, { subject: 'S2', eventMessage: null });
    expect(changed.body).toMatchObject({ subject: 'S2', eventMessage: 'hi', timestamp });
    expect((await client.patch(url, { eventMessage: 'm2' })).body).toMatchObject({
      subject: 'S2',
      eventMessage: 'm2',
    });
    expect((await client.delete(url)).body).toMatchObject({ subject: 'S2' });
    expect((await client.get(url)).status).toBe(404);
    expect((await client.put(url, { subject: 'x' })).status).toBe(404);
    expect((await client.delete(url)).status).toBe(400);
  });

  it('an event without a time happened now, and always belongs to its author', async () => {
    const { id: recipeId } = await client.cook('Now');
    const other = await server.housemate(cook);
    const made = await event(recipeId, { userId: other.id });
    expect(Math.abs(Date.parse(made.timestamp) - server.clock.now().getTime())).toBeLessThan(60_000);
    expect(made.userId).toBe(cook.id);
  });

  it('the household is told how often it made a recipe, and what was said the last time', async () => {
    const { id: recipeId, slug } = await client.cook('Dal');
    const lastTime = async (as = client) =>
      Object((await as.get(`/api/households/self/recipes/${slug}`)).body);
    expect(await lastTime()).toMatchObject({ timesMade: 0, lastTime: null });
    const on = (day: number) => ({ timestamp: `2026-03-${day}T23:59:59Z` });
    await event(recipeId, { ...on(12), eventMessage: ' less salt ', servings: 6 });
    await event(recipeId, { ...on(10), eventMessage: 'first' });
    await event(recipeId, { ...on(10), eventType: 'info' });
    await event(recipeId, { ...on(14), eventType: 'system' });
    await client.post(`/api/users/${cook.id}/ratings/${slug}`, { rating: 4, isFavorite: false });
    const last = { message: 'less salt', servings: 6, rating: 4, ...on(12) };
    expect(await lastTime()).toMatchObject({ timesMade: 2, lastTime: last });

    const neighbour = server.as(await server.neighbour(cook));
    expect(await lastTime(neighbour)).toMatchObject({ timesMade: 0, lastTime: null });
    await neighbour.post(events, { recipeId, subject: 'S', eventType: 'comment', ...on(20) });
    expect(await lastTime(neighbour)).toMatchObject({
      timesMade: 1,
      lastTime: { message: null, servings: null, rating: null },
    });
    expect(await lastTime()).toMatchObject({ timesMade: 2, lastTime: last });
  });

  it.each([0, -1, 10_001, 'many'])('an event was not made for %s servings', async (servings) => {
    const { id: recipeId } = await client.cook('Soup');
    const sent = { recipeId, subject: 'S', eventType: 'comment', servings };
    expect((await client.post(events, sent)).status).toBe(422);
  });

  it('pages run by time, forwards and backwards, and each event comes once', async () => {
    const { id: recipeId } = await client.cook('Paged');
    for (let day = 10; day < 20; day += 1) {
      await event(recipeId, {
        subject: `day ${day}`,
        timestamp: `2025-03-${day}T12:00:00Z`,
        eventType: 'info',
      });
    }
    const queryFilter = `recipeId = ${recipeId} AND eventType IN ["info"]`;
    const subjects: string[] = [];
    for (let page = 1; page <= 3; page += 1) {
      const { items, total, total_pages } = await list({
        queryFilter,
        page,
        perPage: 4,
        orderBy: 'timestamp',
        orderDirection: 'asc',
      });
      expect([total, total_pages]).toEqual([10, 3]);
      subjects.push(...items.map(({ subject }: { subject: string }) => subject));
    }
    expect(subjects).toEqual(Array.from({ length: 10 }, (_, index) => `day ${index + 10}`));
    const newest = await list({ queryFilter, perPage: 1 });
    expect(newest.items[0].subject).toBe('day 19');
    expect((await list({ queryFilter, perPage: 1, page: -1 })).items[0].subject).toBe('day 10');
    expect(newest.next).toContain('/timeline/events?page=2&perPage=1');
    const seeded = (seed: string) => list({ queryFilter, orderBy: 'random', paginationSeed: seed });
    expect((await seeded('a')).items).toEqual((await seeded('a')).items);
    expect((await client.get(`${events}?orderBy=random`)).status).toBe(200);
  });

  it.each([
    ['recipe.user.id = "x"', 400],
    ['recipe.user.password LIKE "%"', 400],
    ['user.email LIKE "%"', 400],
    ['recipe.user.tokens.id IS NULL', 400],
    ['timestamp >= "2025-01-01" AND subject LIKE "%day%"', 200],
    ['household.id IS NULL', 400],
    ['eventMessage IS NONE', 200],
  ])('the filter %s answers %s', async (queryFilter, status) => {
    expect((await client.get(`${events}?${queryText({ queryFilter })}`)).status).toBe(status);
  });

  it('serves a picture in three sizes at its address, and deletes it with its event', async () => {
    const { id: recipeId } = await client.cook('Photographed');
    const { id } = await event(recipeId);
    expect(await upload(id)).toMatchObject({ status: 200, body: { image: 'has image' } });
    expect((await client.get(`${events}/${id}`)).body).toMatchObject({ image: 'has image' });
    const media = (file: string) =>
      server.nobody.get(`/api/media/recipes/${recipeId}/images/timeline/${id}/${file}`);
    for (const file of ['original.webp', 'min-original.webp', 'tiny-original.webp']) {
      expect((await media(file)).headers['content-type']).toBe('image/webp');
    }
    expect((await media('other.webp')).status).toBe(422);
    expect((await upload(id, Buffer.from('no picture'))).status).toBe(400);
    expect((await media('original.webp')).status).toBe(200);
    await client.delete(`${events}/${id}`);
    await server.workOff();
    expect((await media('original.webp')).status).toBe(404);
  });

  it('only its author, an administrator, and who may edit the recipe change an event', async () => {
    const { id: recipeId } = await client.cook('Guarded');
    const { id } = await event(recipeId);
    const nextDoor = await server.household({ groupId: cook.groupId });
    const neighbour = server.as(await server.member({ household: nextDoor }));
    const admin = server.as(await server.member({ household: nextDoor, admin: true }));
    const url = `${events}/${id}`;
    expect((await neighbour.put(url, { subject: 'x' })).status).toBe(403);
    expect((await neighbour.delete(url)).status).toBe(403);
    expect((await upload(id, undefined, neighbour)).status).toBe(403);
    const own = await neighbour.post(events, { recipeId, subject: 'own', eventType: 'comment' });
    expect((await neighbour.put(`${events}/${Object(own.body).id}`, { subject: 'y' })).status).toBe(200);
    expect((await admin.put(url, { subject: 'by admin' })).status).toBe(200);
  });

  it('events of other groups are on no page', async () => {
    const member = await server.member();
    const { id } = await server.as(member).cook('Theirs');
    await server.as(member).post(events, { recipeId: id, subject: 'secret', eventType: 'comment' });
    const page = await list({ perPage: -1, queryFilter: 'subject = "secret"' });
    expect(page).toMatchObject({ total: 0, items: [] });
  });

  it('a recipe that the group does not have has no events', async () => {
    const stranger = server.as(await server.member());
    const { id } = await stranger.cook('Foreign');
    const sent = (recipeId: string) => client.post(events, { recipeId, subject: 'S', eventType: 'info' });
    expect((await sent(nobodys)).body).toEqual({ detail: 'recipe not found' });
    expect((await sent(id)).text).toBe((await sent(nobodys)).text);
    expect((await sent('no id')).status).toBe(422);
  });

  it('each household knows when it made a recipe last', async () => {
    const recipe = await client.cook('Made');
    const url = `/api/households/self/recipes/${recipe.slug}`;
    const never = { lastMade: null, recipeId: recipe.id, timesMade: 0, lastTime: null };
    expect((await client.get(url)).body).toEqual(never);
    await client.patch(`/api/recipes/${recipe.slug}/last-made`, { timestamp: '2024-05-06T07:08:09Z' });
    const neighbour = server.as(await server.neighbour(cook));
    expect((await neighbour.get(url)).body).toEqual(never);
    await neighbour.patch(`/api/recipes/${recipe.id}/last-made`, { timestamp: '2025-05-06T07:08:09Z' });
    expect((await client.get(url)).body).toMatchObject({ lastMade: '2024-05-06T07:08:09Z' });
    expect((await neighbour.get(url)).body).toMatchObject({ lastMade: '2025-05-06T07:08:09Z' });
    expect((await client.recipe(recipe.slug)).lastMade).toBe('2025-05-06T07:08:09Z');
    expect((await client.get('/api/households/self/recipes/nothing')).status).toBe(404);
  });
});
