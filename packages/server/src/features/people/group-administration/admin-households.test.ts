import { expect, it } from 'vitest';
import type { HouseholdInDB } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const url = '/api/admin/households';

describeServer('households, for administrators', { cook: { admin: true } }, ({ server, cook: admin }) => {
  const client = () => server.as(admin);
  const create = async (groupId: string, name: string) =>
    succeeded(await client().post(url, { groupId, name })) as HouseholdInDB;
  const refused = (message: string) => ({ status: 400, body: { detail: { message } } });

  it('a new one is as private as its group, and a taken name gets a number', async () => {
    const closed = await server.group();
    const open = await server.group({ isPrivate: false });
    expect(await create(closed.id, ' Lake house ')).toMatchObject({
      groupId: closed.id,
      group: closed.slug,
      name: 'Lake house',
      slug: 'lake-house',
      users: [],
      webhooks: [],
      preferences: { privateHousehold: true, recipePublic: false },
    });
    expect(await create(closed.id, 'LAKE HOUSE')).toMatchObject({ name: 'LAKE HOUSE (1)' });
    expect(await create(open.id, 'Lake house')).toMatchObject({
      name: 'Lake house',
      preferences: { privateHousehold: false, recipePublic: true },
    });
  });

  it('without a group, or in one that is not there, none is made', async () => {
    const before = await server.rowCounts();
    expect(await client().post(url, { name: 'Nowhere' })).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'missing', loc: ['body', 'groupId'] }] },
    });
    const groupId = crypto.randomUUID();
    expect(await client().post(url, { name: 'Nowhere', groupId })).toMatchObject(
      refused('This group does not exist'),
    );
    expect((await client().post(url, { name: ' ', groupId: admin.groupId })).status).toBe(422);
    expect(await server.rowCounts()).toEqual(before);
  });

  it('members who may manage theirs rename it, and no other; a taken name is refused', async () => {
    const manager = await server.member({ rights: ['canManageHousehold'] });
    await create(manager.groupId, 'Attic');
    const rename = (as: TestMember, name: string) => server.as(as).patch('/api/households/self', { name });
    expect(await rename(manager, ' Die Müllers ')).toMatchObject({
      status: 200,
      body: { id: manager.householdId, name: 'Die Müllers', slug: 'die-mullers' },
    });
    expect((await server.as(manager).get('/api/users/self')).body).toMatchObject({
      household: 'Die Müllers',
    });
    expect(await rename(manager, 'attic')).toMatchObject(
      refused('The group already has a household with this name'),
    );
    expect((await rename(manager, '  ')).status).toBe(422);
    expect((await rename(await server.neighbour(manager), 'Mine')).status).toBe(403);
    expect((await server.as(manager).get('/api/users/self')).body).toMatchObject({
      household: 'Die Müllers',
    });
  });

  it('a new name shows at once where recipes name the household', async () => {
    const cook = await server.member();
    const tool = succeeded(
      await server.as(cook).post('/api/organizers/tools', { name: 'Wok', onHand: true }),
    );
    const recipe = await server.as(cook).cook('Fried', { tools: [tool] });
    const seen = async () => {
      const whole = await server.as(cook).recipe(recipe.slug);
      const listed = await server.as(cook).list({ search: 'Fried' });
      return [whole.tools[0], listed.items[0]?.tools[0]];
    };
    expect(await seen()).toMatchObject([
      { onHand: true, householdsWithTool: [cook.householdSlug] },
      { onHand: true, householdsWithTool: [cook.householdSlug] },
    ]);
    const body = { id: cook.householdId, groupId: cook.groupId, name: 'Beach House' };
    expect((await client().put(`${url}/${cook.householdId}`, body)).body).toMatchObject({
      slug: 'beach-house',
    });
    expect(await seen()).toMatchObject([
      { onHand: true, householdsWithTool: ['beach-house'] },
      { onHand: true, householdsWithTool: ['beach-house'] },
    ]);
    expect(await server.as(cook).names({ queryFilter: 'household.slug = "beach-house"' })).toEqual(['Fried']);
    const before = `household.slug = "${cook.householdSlug}"`;
    expect(await server.as(cook).names({ queryFilter: before })).toEqual([]);
  });

  it('PUT and PATCH change the preferences that are sent, and keep all others', async () => {
    const household = await server.household();
    const one = `${url}/${household.id}`;
    const body = { id: household.id, groupId: household.groupId, name: household.slug };
    const put = await client().put(one, { ...body, preferences: { firstDayOfWeek: 1 } });
    expect(put.body).toMatchObject({ preferences: { firstDayOfWeek: 1 } });
    expect((await client().put(one, body)).body).toMatchObject({ preferences: { firstDayOfWeek: 1 } });
    expect((await client().patch(one, { preferences: { recipePublic: false } })).body).toMatchObject({
      preferences: { firstDayOfWeek: 1, recipePublic: false },
    });
    expect(
      (await client().put(one, { ...body, preferences: { recipeShowAssets: true } })).body,
    ).toMatchObject({ preferences: { firstDayOfWeek: 1, recipePublic: false, recipeShowAssets: true } });
    expect((await client().put(one, { ...body, preferences: { firstDayOfWeek: 9 } })).status).toBe(422);
  });

  it('a taken name and another group are refused whole', async () => {
    const group = await server.group();
    const first = await create(group.id, 'First');
    await create(group.id, 'Second');
    const one = `${url}/${first.id}`;
    const preferences = { firstDayOfWeek: 3 };
    expect(await client().patch(one, { name: 'SECOND', preferences })).toMatchObject(
      refused('The group already has a household with this name'),
    );
    const { groupId } = admin;
    for (const wrong of [
      await client().put(one, { id: first.id, groupId, name: 'Moved', preferences }),
      await client().patch(one, { groupId, name: 'Moved', preferences }),
    ]) {
      expect(wrong).toMatchObject(refused('A household cannot move to another group'));
    }
    expect((await client().get(one)).body).toEqual(first);
  });

  it('one with users stays, with every recipe; an empty one is deleted', async () => {
    const cook = await server.member();
    const recipe = await server.as(cook).cook('Kept');
    const before = await server.rowCounts();
    expect(await client().delete(`${url}/${cook.householdId}`)).toMatchObject(
      refused('Cannot delete household with users'),
    );
    expect(await server.rowCounts()).toEqual(before);
    const tool = Object(succeeded(await server.as(cook).post('/api/organizers/tools', { name: 'Pan' }))) as {
      id: string;
      name: string;
    };
    const empty = await create(cook.groupId, 'Empty');
    await client().delete(`${url}/${empty.id}`);
    const again = await create(cook.groupId, 'Empty');
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.insertInto('tools_on_hand').values({ tool_id: tool.id, household_id: again.id }).execute(),
    );
    await server.as(cook).patch(`/api/recipes/${recipe.slug}`, { tools: [tool] });
    const tools = async () => (await server.as(cook).recipe(recipe.slug)).tools;
    expect(await tools()).toMatchObject([{ householdsWithTool: ['empty'] }]);
    expect((await client().delete(`${url}/${again.id}`)).body).toMatchObject({ id: again.id, users: [] });
    expect(await tools()).toMatchObject([{ householdsWithTool: [] }]);
    expect((await client().get(`${url}/${again.id}`)).status).toBe(404);
    expect((await client().delete(`${url}/${again.id}`)).status).toBe(400);
  });

  it('the list is filtered and ordered as asked', async () => {
    const cook = await server.member();
    const filter = encodeURIComponent(`group.name = "${cook.groupSlug}"`);
    expect((await client().get(`${url}?queryFilter=${filter}`)).body).toMatchObject({
      total: 1,
      items: [{ id: cook.householdId, users: [{ id: cook.id }] }],
    });
    const ordered = await client().get(`${url}?orderBy=name,group.name&orderDirection=asc&perPage=-1`);
    const names: string[] = Object(ordered.body).items.map(({ name }: HouseholdInDB) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect((await client().get(`${url}?orderBy=group.password`)).status).toBe(400);
    expect(
      (
        await client().get(
          `${url}?queryFilter=${encodeURIComponent('preferences.firstDayOfWeek >= 0')}&perPage=1`,
        )
      ).body,
    ).toMatchObject({ per_page: 1, next: expect.stringMatching(/^\/households\?page=2&perPage=1&/) });
  });

  it('only administrators see or change them', async () => {
    const manager = await server.member({ rights: ['canManage', 'canManageHousehold', 'canOrganize'] });
    const before = await server.rowCounts();
    const one = `${url}/${manager.householdId}`;
    for (const [asked, status] of [
      [server.as(manager), 403],
      [server.nobody, 401],
    ] as const) {
      const answers = [
        await asked.get(url),
        await asked.post(url, { name: 'Mine', groupId: manager.groupId }),
        await asked.get(one),
        await asked.put(one, { name: 'Mine' }),
        await asked.patch(one, { name: 'Mine' }),
        await asked.delete(one),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
    expect(await server.rowCounts()).toEqual(before);
  });
});
