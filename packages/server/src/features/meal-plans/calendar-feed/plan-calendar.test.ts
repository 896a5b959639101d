import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MealPlanFeed, ReadPlanEntry } from '@hearth/contract';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const root = '/api/households/mealplans';

const suite: SuiteOptions = { env: { BASE_URL: 'https://hearth.example', TZ: 'UTC' } };

describeServer('calendars of meal plans', suite, ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  let today: string;
  beforeAll(async () => {
    today = server.clock.now().toISOString().slice(0, 10);
  });
  beforeEach(async () => {
    cook = await server.member();
    client = server.as(cook);
  });

  const plan = async (fields: object) =>
    ReadPlanEntry.parse(succeeded(await client.post(root, { date: today, ...fields })));
  const calendar = async (headers: Record<string, string> = {}) => client.get(`${root}/ical`, headers);
  /** The calendar's lines, unfolded. */
  const lines = async (headers: Record<string, string> = {}) =>
    (await calendar(headers)).text.replaceAll('\r\n ', '').split('\r\n');
  const renew = async () => MealPlanFeed.parse(succeeded(await client.post(`${root}/feed`)));

  it('every entry is an event of a day', async () => {
    const [soup, salad] = [await client.cook('Soup; hot, thick'), await client.cook('Salad')];
    await plan({ entryType: 'dinner', recipeId: soup.id, servings: 4, text: 'one\ntwo' });
    await plan({ entryType: 'lunch', title: 'Picnic' });
    await plan({ entryType: 'side', recipeId: salad.id });
    const { headers } = await calendar();
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const text = await lines();
    expect(text).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Hearth plan',
        String.raw`SUMMARY:Dinner: Soup\; hot\, thick`,
        String.raw`DESCRIPTION:one\ntwo\nServings: 4`,
        `URL:https://hearth.example/g/${cook.groupSlug}/r/${soup.slug}?servings=4`,
        'SUMMARY:Lunch: Picnic',
        `URL:https://hearth.example/g/${cook.groupSlug}/r/${salad.slug}`,
      ]),
    );
    expect(text.filter((line) => line === `DTSTART;VALUE=DATE:${today.replaceAll('-', '')}`)).toHaveLength(3);
    expect(await lines({ 'accept-language': 'de-DE' })).toContain('SUMMARY:Mittagessen: Picnic');
  });

  it('an event keeps its name when it changes, and no two have the same', async () => {
    const made = await plan({ title: 'First' });
    await plan({ title: 'Second' });
    const uids = async () => (await lines()).filter((line) => line.startsWith('UID:'));
    const before = await uids();
    expect(new Set(before).size).toBe(2);
    await client.patch(`${root}/${made.id}`, { title: 'Changed', entryType: 'side' });
    expect(await uids()).toEqual(before);
  });

  it('goes back a year, and ahead as far as there are plans', async () => {
    const now = Number(today.slice(0, 4));
    await plan({ date: `${now - 2}-12-31`, title: 'Old' });
    await plan({ date: `${now + 5}-01-01`, title: 'Ahead' });
    const summaries = (await lines()).filter((line) => line.startsWith('SUMMARY'));
    expect(summaries).toEqual(['SUMMARY:Breakfast: Ahead']);
  });

  it('says when nothing has changed', async () => {
    const made = await plan({ title: 'x' });
    const etag = String((await calendar()).headers['etag']);
    expect(etag).toMatch(/^"[\w-]+"$/);
    server.clock.advance(60_000);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await server.send({
        url: `${root}/ical`,
        as: cook,
        headers: { 'if-none-match': known },
      });
      expect(answer).toMatchObject({ status: 304, text: '', headers: { etag } });
    }
    await client.patch(`${root}/${made.id}`, { title: 'y' });
    const changed = await calendar({ 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  it('an address opens the plan to anyone who has it, until it is replaced or revoked', async () => {
    await plan({ title: 'Ours' });
    const none = { address: null, path: null, createdAt: null };
    expect((await client.get(`${root}/feed`)).body).toEqual(none);
    const first = await renew();
    expect(first.address).toBe(`https://hearth.example${first.path}`);
    expect(first.path).toMatch(/^\/api\/households\/mealplans\/ical\/[\w-]{32}$/);
    expect((await client.get(`${root}/feed`)).body).toEqual(first);
    const opened = await server.nobody.get(first.path ?? '');
    expect(opened.text).toBe((await calendar()).text);
    expect(opened.headers['etag']).toBe((await calendar()).headers['etag']);
    const second = await renew();
    expect(await server.nobody.get(first.path ?? '')).toMatchObject({
      status: 404,
      body: { detail: 'Not Found' },
    });
    expect((await server.nobody.get(second.path ?? '')).status).toBe(200);
    expect((await client.delete(`${root}/feed`)).body).toEqual(none);
    expect((await server.nobody.get(second.path ?? '')).status).toBe(404);
    expect((await client.get(`${root}/feed`)).body).toEqual(none);
  });

  it('an address belongs to one user, and ends with the account', async () => {
    const mate = await server.housemate(cook);
    const theirs = MealPlanFeed.parse(succeeded(await server.as(mate).post(`${root}/feed`)));
    const own = await renew();
    expect(theirs.path).not.toBe(own.path);
    await client.delete(`${root}/feed`);
    expect((await server.nobody.get(theirs.path ?? '')).status).toBe(200);
    const admin = server.as(await server.member({ admin: true }));
    succeeded(await admin.delete(`/api/admin/users/${mate.id}`));
    expect((await server.nobody.get(theirs.path ?? '')).status).toBe(404);
  });

  it('no API token hands out an address', async () => {
    const made = succeeded(await client.post('/api/users/api-tokens', { name: 'phone' }));
    const headers = { authorization: `Bearer ${Object(made).token}` };
    expect((await server.nobody.post(`${root}/feed`, undefined, headers)).status).toBe(403);
    expect((await server.nobody.get(`${root}/feed`, headers)).status).toBe(403);
    expect((await server.nobody.get(`${root}/ical`, headers)).status).toBe(200);
  });
});
