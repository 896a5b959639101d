import { expect, it } from 'vitest';
import type { GroupInDB } from '@hearth/contract';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';

const url = '/api/admin/groups';
const generic = { detail: { message: 'An unexpected error occurred.', error: true, exception: null } };

const suite: SuiteOptions = {
  env: { DEFAULT_GROUP: 'Main', DEFAULT_HOUSEHOLD: 'Everyone' },
  cook: { admin: true },
};

describeServer('groups, for administrators', suite, ({ server, cook: admin }) => {
  const client = () => server.as(admin);
  const create = async (name: string) => succeeded(await client().post(url, { name })) as GroupInDB;
  const refused = (message: string) => ({ status: 400, body: { detail: { message } } });

  it('a new one is private and has the default household', async () => {
    const group = await create('  Neighbours é ');
    expect(group).toMatchObject({
      name: 'Neighbours é',
      slug: 'neighbours-e',
      categories: [],
      webhooks: [],
      users: [],
      households: [{ name: 'Everyone' }],
      preferences: { privateGroup: true, groupId: group.id },
    });
    expect((await client().get(`${url}/${group.id}`)).body).toEqual(group);
  });

  it('a name that is taken, in any case, gets a number', async () => {
    const names = ['Twins', 'TWINS', 'twins', 'Twíns'];
    const made: GroupInDB[] = [];
    for (const name of names) made.push(await create(name));
    expect(made.map(({ name, slug }) => [name, slug])).toEqual([
      ['Twins', 'twins'],
      ['TWINS (1)', 'twins-1'],
      ['twins (2)', 'twins-2'],
      ['Twíns (3)', 'twins-3'],
    ]);
    expect(await create('🍲')).toMatchObject({ slug: '1f372' });
  });

  it('two that are made at once do not collide', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => client().post(url, { name: 'Rush' })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.every((status) => [201, 400].includes(status))).toBe(true);
    const slugs = answers.filter(({ status }) => status === 201).map(({ body }) => String(Object(body).slug));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.length).toBeGreaterThan(0);
  });

  it.each([[''], ['   '], [null], [7.5], ['x'.repeat(256)]])('%j is no name', async (name) => {
    const before = await server.rowCounts();
    expect((await client().post(url, { name })).status).toBe(422);
    expect(await server.rowCounts()).toEqual(before);
  });

  it('renaming makes a new slug; an empty or the same name keeps it; a taken one is refused whole', async () => {
    const group = await create('Old name');
    const one = `${url}/${group.id}`;
    const body = { id: group.id, name: 'New name', preferences: { privateGroup: false } };
    expect((await client().put(one, body)).body).toMatchObject({
      name: 'New name',
      slug: 'new-name',
      preferences: { privateGroup: false },
    });
    for (const name of ['', 'New name']) {
      expect((await client().put(one, { id: group.id, name })).body).toMatchObject({ name: 'New name' });
    }
    expect((await client().patch(one, { name: 'Newer' })).body).toMatchObject({
      slug: 'newer',
      preferences: { privateGroup: false },
    });
    await create('Taken');
    for (const name of ['Taken', 'TAKEN']) {
      const change = { id: group.id, name, preferences: { privateGroup: true } };
      expect(await client().put(one, change)).toMatchObject(refused('A group with this name already exists'));
    }
    expect((await client().get(one)).body).toMatchObject({
      name: 'Newer',
      preferences: { privateGroup: false },
    });
    expect((await client().patch(one, { name: 'NEWER' })).body).toMatchObject({ slug: 'newer' });
  });

  it('one without users is deleted, with its sessions, foods and organizers', async () => {
    const group = await create('Short-lived');
    const [household] = group.households ?? [];
    expect(await client().delete(`${url}/${group.id}`)).toMatchObject(
      refused('Cannot delete group with households'),
    );
    await client().delete(`/api/admin/households/${household?.id}`);
    expect((await client().delete(`${url}/${group.id}`)).body).toMatchObject({
      id: group.id,
      households: [],
    });
    expect((await client().get(`${url}/${group.id}`)).status).toBe(404);
    expect(await client().delete(`${url}/${group.id}`)).toMatchObject({ status: 400, body: generic });
  });

  it('one with users stays, with every recipe in it', async () => {
    const cook = await server.member();
    const recipe = await server.as(cook).cook('Kept');
    const before = await server.rowCounts();
    expect(await client().delete(`${url}/${cook.groupId}`)).toMatchObject(
      refused('Cannot delete group with users'),
    );
    expect(await server.rowCounts()).toEqual(before);
    expect(await server.as(cook).recipe(recipe.slug)).toEqual(recipe);
  });

  it('the default group stays', async () => {
    const group = await create('Main');
    await client().delete(`/api/admin/households/${group.households?.[0]?.id}`);
    expect(await client().delete(`${url}/${group.id}`)).toMatchObject(
      refused('The default group cannot be deleted'),
    );
    expect((await client().get(`${url}/${group.id}`)).status).toBe(200);
  });

  it('the list shows who and what is in each, filtered and ordered as asked', async () => {
    const cook = await server.member();
    await server.as(cook).cook('Soup', { recipeCategory: ['Soups'] });
    const filter = encodeURIComponent(`id = ${cook.groupId}`);
    const found = await client().get(`${url}?queryFilter=${filter}`);
    expect(found.body).toMatchObject({
      total: 1,
      items: [
        {
          slug: cook.groupSlug,
          categories: [{ name: 'Soups' }],
          households: [{ id: cook.householdId }],
          users: [{ id: cook.id, username: cook.username }],
        },
      ],
    });
    const ordered = await client().get(`${url}?orderBy=name&orderDirection=asc&perPage=-1`);
    const names: string[] = Object(ordered.body).items.map(({ name }: GroupInDB) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(
      (await client().get(`${url}?queryFilter=${encodeURIComponent('users.password LIKE "%"')}`)).status,
    ).toBe(400);
    const open = encodeURIComponent('preferences.privateGroup = false');
    const shown = Object((await client().get(`${url}?queryFilter=${open}`)).body).items as GroupInDB[];
    expect(shown.every(({ preferences }) => preferences?.privateGroup === false)).toBe(true);
    expect(shown.length).toBeGreaterThan(0);
  });

  it('of a missing one nothing is known', async () => {
    const one = `${url}/${crypto.randomUUID()}`;
    expect((await client().get(one)).status).toBe(404);
    expect((await client().put(one, { id: admin.groupId, name: 'x' })).status).toBe(404);
    expect((await client().patch(one, { name: 'x' })).status).toBe(404);
  });

  it('only administrators see or change them', async () => {
    const manager = await server.member({
      rights: ['canManage', 'canManageHousehold', 'canInvite', 'canOrganize', 'advanced'],
    });
    const before = await server.rowCounts();
    const one = `${url}/${manager.groupId}`;
    for (const [asked, status] of [
      [server.as(manager), 403],
      [server.nobody, 401],
    ] as const) {
      const answers = [
        await asked.get(url),
        await asked.post(url, { name: 'Mine' }),
        await asked.post(url, { nonsense: true }),
        await asked.get(one),
        await asked.put(one, { id: manager.groupId, name: 'Mine' }),
        await asked.patch(one, { name: 'Mine' }),
        await asked.delete(one),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
    expect(await server.rowCounts()).toEqual(before);
  });
});
