import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { type Query, queryText, succeeded } from '../../../testing/test-client.ts';

const Page = z.looseObject({ items: z.array(z.looseObject({ id: z.guid(), name: z.string() })) });

describeServer('lists of organizers', { cook: {} }, ({ server, client }) => {
  beforeAll(async () => {
    for (const kind of ['categories', 'tags', 'tools']) {
      for (const name of ['beta', 'Alpha', 'Émile', 'gamma ray'])
        await client.post(`/api/organizers/${kind}`, { name });
    }
    await server.as(await server.member()).post('/api/organizers/tags', { name: 'foreign' });
  });

  const page = async (kind: string, query: Query) =>
    Page.parse(succeeded(await client.get(`/api/organizers/${kind}?${queryText(query)}`)));
  const names = async (query: Query, kind = 'tags') =>
    (await page(kind, query)).items.map(({ name }) => name);

  it.each(['categories', 'tags', 'tools'])('%s come newest first, a page at a time', async (kind) => {
    expect(await names({}, kind)).toEqual(['gamma ray', 'Émile', 'Alpha', 'beta']);
    const second = await page(kind, {
      page: 2,
      perPage: 1,
      orderBy: 'name',
      orderDirection: 'asc',
      search: 'a',
    });
    expect(second).toMatchObject({ page: 2, per_page: 1, total: 3, total_pages: 3 });
    const link = `perPage=1&orderBy=name&orderByNullPosition=None&orderDirection=asc&queryFilter=None&paginationSeed=None`;
    expect(second).toMatchObject({
      next: `/organizers/${kind}?page=3&${link}`,
      previous: `/organizers/${kind}?page=1&${link}`,
    });
  });

  it.each<[Query, string[]]>([
    [{ orderDirection: 'asc' }, ['beta', 'Alpha', 'Émile', 'gamma ray']],
    [{ orderBy: 'name', orderDirection: 'asc' }, ['Alpha', 'beta', 'Émile', 'gamma ray']],
    [{ orderBy: 'name:desc' }, ['gamma ray', 'Émile', 'beta', 'Alpha']],
    [{ orderBy: 'slug', orderDirection: 'asc' }, ['Alpha', 'beta', 'Émile', 'gamma ray']],
    [{ orderBy: 'created_at:asc,name' }, ['beta', 'Alpha', 'Émile', 'gamma ray']],
    [{ search: 'ALPHA' }, ['Alpha']],
    [{ search: 'emile' }, ['Émile']],
    [{ search: 'Émile' }, ['Émile']],
    [{ search: 'ray gamma' }, ['gamma ray']],
    [{ search: 'zzz' }, []],
    [{ search: '%', orderBy: 'name' }, ['gamma ray', 'Émile', 'beta', 'Alpha']],
    [{ queryFilter: 'name = "Alpha"' }, ['Alpha']],
    [
      { queryFilter: 'name LIKE "%A%"', orderBy: 'name', orderDirection: 'asc' },
      ['Alpha', 'beta', 'gamma ray'],
    ],
    [
      { queryFilter: 'name NOT LIKE "_eta"', orderBy: 'name', orderDirection: 'asc' },
      ['Alpha', 'Émile', 'gamma ray'],
    ],
    [{ queryFilter: 'name IN ["beta", "Alpha"]', orderBy: 'name' }, ['beta', 'Alpha']],
    [{ queryFilter: 'name NOT IN ["beta", "Alpha"] AND name <> "Émile"' }, ['gamma ray']],
    [{ queryFilter: 'createdAt > 2020-01-01 AND slug = beta' }, ['beta']],
    [{ queryFilter: 'createdAt < 2020-01-01' }, []],
    [{ queryFilter: 'name IS NULL' }, []],
    [{ queryFilter: 'foo' }, []],
    [{ perPage: -1 }, ['gamma ray', 'Émile', 'Alpha', 'beta']],
    [{ page: -1, perPage: 3 }, ['beta']],
  ])('%j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('an id finds one, in any spelling', async () => {
    const [first] = (await page('tags', {})).items;
    expect(await names({ queryFilter: `id = "${first?.id.toUpperCase()}"` })).toEqual([first?.name]);
  });

  it('a random order shows each once, with a seed or without', async () => {
    const random = { orderBy: 'random', paginationSeed: 'x' };
    const pages = [
      await names({ ...random, perPage: 3 }),
      await names({ ...random, perPage: 3, page: 2 }),
    ].flat();
    expect(pages.toSorted()).toEqual(['Alpha', 'beta', 'gamma ray', 'Émile']);
    expect((await names({ orderBy: 'random' })).toSorted()).toEqual(['Alpha', 'beta', 'gamma ray', 'Émile']);
  });

  it.each([
    ['orderBy=nonsense', 'Invalid order_by statement "nonsense": "nonsense" is invalid'],
    ['queryFilter=group.name%3D1', "invalid attribute string: 'group.name' does not exist on this schema"],
    ['queryFilter=((', 'invalid query string: parenthesis are unbalanced'],
  ])('%s is refused', async (query, detail) => {
    expect(await client.get(`/api/organizers/tags?${query}`)).toMatchObject({
      status: 400,
      body: { detail },
    });
  });

  it('matches a pattern made to be slow soon', async () => {
    await client.post('/api/organizers/tags', { name: 'a'.repeat(250) });
    const before = performance.now();
    await client.get(
      `/api/organizers/tags?${queryText({ queryFilter: `name LIKE "${'%a'.repeat(30)}%b"` })}`,
    );
    expect(performance.now() - before).toBeLessThan(1000);
    await client.get(
      `/api/organizers/tags?${queryText({ queryFilter: `name LIKE "${'%'.repeat(5000)}b"` })}`,
    );
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
