import { beforeAll, expect, it } from 'vitest';
import { ReadCookBook } from '@hearth/contract';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';

const root = '/api/households/cookbooks';
const Found = z.looseObject({ total: z.number(), items: z.array(z.looseObject({ name: z.string() })) });

describeServer('cookbooks', { cook: {} }, ({ server, cook, client }) => {
  beforeAll(async () => {
    await client.cook('Tomato soup', { tags: ['Quick', 'Winter'], settings: { public: true } });
    await client.cook('Pea soup', { tags: ['Winter'], settings: { public: true } });
    await client.cook('Salad', { tags: ['Quick'], settings: { public: false } });
  });

  const create = async (fields: object, as = client) =>
    ReadCookBook.parse(succeeded(await as.post(root, fields)));
  const readNames = async (query: string, as = client) => {
    const { items, total } = Found.parse(succeeded(await as.get(`/api/recipes?${query}`)));
    expect(total).toBe(items.length);
    return items.map(({ name }) => name).toSorted();
  };

  it('one is created with what was left out filled in, and read by id and slug', async () => {
    const made = await create({ name: '  Größe & Co ' });
    expect(made).toEqual({
      id: expect.any(String),
      groupId: cook.groupId,
      householdId: cook.householdId,
      household: { id: cook.householdId, name: expect.stringMatching(/^household-/) },
      name: 'Größe & Co',
      slug: 'grosse-co',
      description: '',
      position: 1,
      public: false,
      queryFilterString: '',
      queryFilter: { parts: [] },
    });
    for (const key of [made.id, made.id.toUpperCase(), 'grosse-co']) {
      expect((await client.get(`${root}/${key}`)).body).toMatchObject({ id: made.id });
    }
    expect((await client.post(root, { name: 'Open?', public: null })).body).toMatchObject({ public: false });
  });

  it.each([true, false])(
    'a PUT keeps what is left out of a cookbook that is public: %s',
    async (isPublic) => {
      const sent = {
        name: `Kept ${isPublic}`,
        public: isPublic,
        description: 'Warm',
        position: 4,
        queryFilterString: 'tags.name = "Winter"',
      };
      const made = await create(sent);
      const identity = { id: made.id, groupId: cook.groupId, householdId: cook.householdId };
      const name = `Renamed ${isPublic}`;
      expect((await client.put(`${root}/${made.id}`, { name })).body).toMatchObject({ ...sent, name });
      expect((await client.put(root, [{ ...identity, name }])).body).toMatchObject([{ ...sent, name }]);
    },
  );

  it('one without a name is called after the household and the next number', async () => {
    const other = await server.member();
    const as = server.as(other);
    const { name: household } = z
      .object({ name: z.string() })
      .parse(succeeded(await as.get('/api/households/self')));
    expect((await create({}, as)).name).toBe(`${household} cookbook 1`);
    expect((await create({ name: null }, as)).name).toBe(`${household} cookbook 2`);
    await create({ name: 'Soups' }, as);
    expect((await create({}, as)).name).toBe(`${household} cookbook 4`);
  });

  it('one is duplicated with its filter, after the others, by its own name or another', async () => {
    const as = server.as(await server.member());
    const filter = { queryFilterString: 'tags.name = "Winter"', description: 'Warm', public: true };
    const original = await create({ name: 'Winter', ...filter, position: 1 }, as);
    const path = `${root}/${original.id}/duplicate`;
    const copy = ReadCookBook.parse(succeeded(await as.post(path, {})));
    expect(copy).toEqual({ ...original, id: expect.any(String), slug: 'winter-1', position: 2 });
    expect(copy.id).not.toBe(original.id);
    expect((await as.post(path, { name: 'Snow' })).body).toMatchObject({
      name: 'Snow',
      slug: 'snow',
      ...filter,
    });
    expect((await as.post(path, { name: ' ' })).status).toBe(422);
    expect((await as.post(`${root}/${crypto.randomUUID()}/duplicate`, {})).status).toBe(404);
    expect((await client.post(path, {})).status).toBe(404);
  });

  it.each(['', ' ', '@', '🍅'])('the name %o is no name', async (name) => {
    const answer = await client.post(root, { name });
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.text).toContain('Name cannot be empty');
  });

  it('its filter comes back in parts', async () => {
    const text = 'name = "a" AND (rating > 3 OR tags.name CONTAINS ALL ["x","y"])';
    const { queryFilterString, queryFilter } = await create({ name: 'Parts', queryFilterString: text });
    expect(queryFilterString).toBe(text);
    expect(queryFilter.parts).toMatchObject([
      { logicalOperator: null, attributeName: 'name', relationalOperator: '=', value: 'a' },
      { leftParenthesis: '(', logicalOperator: 'AND', attributeName: 'rating', value: '3' },
      { rightParenthesis: ')', logicalOperator: 'OR', relationalOperator: 'CONTAINS ALL', value: ['x', 'y'] },
    ]);
  });

  it.each([
    'nonsense.field = 1',
    'id = "no id"',
    'createdAt > "the day before"',
    '(name = a',
    'user.password = x',
  ])('the filter %o is refused', async (queryFilterString) => {
    const answer = await client.post(root, { name: 'Refused', queryFilterString });
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'queryFilterString'] }] },
    });
    expect(answer.text).toContain('Invalid query filter string');
  });

  it('finds the recipes of its filter, and nothing else narrows them but the query filter', async () => {
    const made = await create({ name: 'Winter', queryFilterString: 'tags.name = "Winter"' });
    expect(await readNames(`cookbook=${made.slug}`)).toEqual(['Pea soup', 'Tomato soup']);
    expect(await readNames(`cookbook=${made.id}&tags=quick&perPage=-1`)).toEqual(['Pea soup', 'Tomato soup']);
    const filter = encodeURIComponent('name LIKE "tomato%"');
    expect(await readNames(`cookbook=${made.id}&queryFilter=${filter}`)).toEqual(['Tomato soup']);
    expect((await client.get(`${root}/${made.id}`)).body).toMatchObject({
      recipes: [{ name: 'Pea soup' }, { name: 'Tomato soup' }],
    });
    const all = await create({ name: 'All' });
    expect(await readNames(`cookbook=${all.slug}&queryFilter=${filter}`)).toEqual(['Tomato soup']);
  });

  it('a changed filter shows at once', async () => {
    const made = await create({ name: 'Changing', queryFilterString: 'name = "Salad"' });
    expect(await readNames(`cookbook=${made.id}`)).toEqual(['Salad']);
    await client.patch(`${root}/${made.id}`, { queryFilterString: 'name = "Pea soup"' });
    expect(await readNames(`cookbook=${made.id}`)).toEqual(['Pea soup']);
    await client.delete(`${root}/${made.id}`);
    expect(await client.get(`/api/recipes?cookbook=${made.id}`)).toMatchObject({
      status: 404,
      body: { detail: 'cookbook not found' },
    });
  });

  it('slugs are one of a kind in the group, across its households', async () => {
    const neighbour = server.as(await server.neighbour(cook));
    expect((await create({ name: 'Twice' })).slug).toBe('twice');
    expect((await create({ name: 'Twice' }, neighbour)).slug).toBe('twice-1');
    const third = await create({ name: 'TWICE' });
    expect(third).toMatchObject({ name: 'TWICE', slug: 'twice-2' });
    for (let count = 3; count <= 10; count += 1) await create({ name: 'twice' });
    expect((await client.post(root, { name: 'twice' })).status).toBe(400);
    const kept = await client.put(`${root}/${third.id}`, { name: 'twice', slug: 'twice-2' });
    expect(kept.body).toMatchObject({ slug: 'twice-2' });
    const own = await client.put(`${root}/${third.id}`, { name: 'twice', slug: 'anything' });
    expect(own.body).toMatchObject({ slug: expect.stringMatching(/^twice-\d+$/) });
    const renamed = await client.put(`${root}/${third.id}`, { name: 'Once', slug: 'twice-2' });
    expect(renamed.body).toMatchObject({ name: 'Once', slug: 'once' });
  });

  it('several are changed at once, all or none', async () => {
    const [one, two] = [await create({ name: 'First' }), await create({ name: 'Second' })];
    const answer = await client.put(root, [
      { ...one, position: 2 },
      { ...two, position: 1 },
    ]);
    expect(answer.body).toMatchObject([
      { id: one.id, position: 2 },
      { id: two.id, position: 1 },
    ]);
    const missing = { ...two, id: crypto.randomUUID() };
    expect(await client.put(root, [{ ...one, position: 9 }, missing])).toMatchObject({ status: 404 });
    expect((await client.get(`${root}/${one.id}`)).body).toMatchObject({ position: 2 });
  });

  it('the list shows the own household, or with a parameter the whole group', async () => {
    const server2 = await server.household({ groupId: cook.groupId });
    const neighbour = server.as(await server.member({ household: server2 }));
    const theirs = await create({ name: 'Theirs', position: 3 }, neighbour);
    const names = async (query: string, as: TestClient) =>
      Found.parse(
        succeeded(await as.get(`${root}?perPage=-1&orderBy=position&orderDirection=asc${query}`)),
      ).items.map(({ name }) => name);
    expect(await names('', neighbour)).toEqual(['Theirs']);
    expect(await names('', client)).not.toContain('Theirs');
    expect(await names('&allHouseholds=true', client)).toContain('Theirs');
    expect((await client.get(`${root}/${theirs.id}`)).body).toEqual({ detail: 'Not Found' });
    expect((await client.put(`${root}/${theirs.id}`, { name: 'Mine' })).status).toBe(404);
    expect((await client.delete(`${root}/${theirs.id}`)).status).toBe(400);
  });

  it('visitors see public ones of open households, with their public recipes', async () => {
    const open = await server.household({
      groupId: (await server.group({ isPrivate: false })).id,
      isPrivate: false,
    });
    const host = await server.member({ household: open });
    const shown = server.as(host);
    await shown.cook('Shown', { settings: { public: true } });
    await shown.cook('Hidden', { settings: { public: false } });
    const made = await create({ name: 'Für alle', public: true }, shown);
    await create({ name: 'For us' }, shown);
    const base = `/api/explore/groups/${host.groupSlug}`;
    expect((await server.nobody.get(`${base}/cookbooks`)).body).toMatchObject({
      total: 1,
      items: [{ name: 'Für alle' }],
    });
    for (const [search, total] of Object.entries({ nothing: 0, fuer: 1, fur: 1 }))
      expect((await server.nobody.get(`${base}/cookbooks?search=${search}`)).body).toMatchObject({ total });
    expect((await server.nobody.get(`${base}/cookbooks/${made.slug}`)).body).toMatchObject({
      recipes: [{ name: 'Shown' }],
    });
    expect((await server.nobody.get(`${base}/recipes?cookbook=${made.id}`)).body).toMatchObject({ total: 1 });
    for (const path of ['cookbooks/for-us', 'recipes?cookbook=for-us']) {
      expect(await server.nobody.get(`${base}/${path}`)).toMatchObject({
        status: 404,
        body: { detail: 'cookbook not found' },
      });
    }
  });
});
