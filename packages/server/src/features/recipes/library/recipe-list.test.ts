import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';

/** Oldest first. */
const dishes = ['Apple pie', 'Bread', 'Curry', 'Dal', 'Eggs'];

describeServer('pages of the recipe list', { cook: {} }, ({ server, client }) => {
  beforeAll(async () => {
    for (const name of dishes) await client.cook(name);
    await server.as(await server.member()).cook('Of another group');
  });

  it('newest first, all on one page, as summaries', async () => {
    const page = await client.list();
    expect(page).toMatchObject({
      page: 1,
      per_page: 50,
      total: 5,
      total_pages: 1,
      next: null,
      previous: null,
    });
    expect(page.items.map(({ name }) => name)).toEqual(dishes.toReversed());
    expect(Object.keys(page.items[0] ?? {})).not.toContain('recipeIngredient');
    expect(await client.names({ orderDirection: 'asc' })).toEqual(dishes);
  });

  it('a page of two leads to its neighbours and keeps every other parameter', async () => {
    const page = await client.list({
      page: 2,
      perPage: 2,
      orderBy: 'name',
      orderDirection: 'asc',
      foo: 'b r',
      tags: ['x', 'y'],
    });
    expect(page).toMatchObject({ page: 2, per_page: 2, total: 5, total_pages: 3 });
    expect(page.items.map(({ name }) => name)).toEqual(['Curry', 'Dal']);
    const link = 'perPage=2&orderBy=name&orderDirection=asc&foo=b+r&tags=y';
    expect(page.next).toBe(`/recipes?page=3&${link}`);
    expect(page.previous).toBe(`/recipes?page=1&${link}`);
  });

  it.each([
    [{ perPage: -1 }, { page: 1, per_page: 5, total_pages: 1 }, 5],
    [{ perPage: 0 }, { page: 1, per_page: 0, total: 5, total_pages: 0, next: null, previous: null }, 0],
    [{ perPage: 2, page: -1 }, { page: 3, total_pages: 3, next: null }, 1],
    [{ perPage: 2, page: 0 }, { page: 1, previous: null }, 2],
    [{ perPage: 2, page: -7 }, { page: 1 }, 2],
    [{ perPage: 2, page: 9 }, { page: 9, total_pages: 3, next: null }, 0],
    [{ perPage: 1_000_000, page: 9_007_199_254_740_991 }, { total: 5 }, 0],
  ])('%j', async (query, envelope, count) => {
    const page = await client.list(query);
    expect(page).toMatchObject({ total: 5, ...envelope });
    expect(page.items).toHaveLength(count);
  });

  it('the last of all by one is the last item of the full list', async () => {
    expect(await client.names({ perPage: 1, page: -1 })).toEqual(dishes.slice(0, 1));
  });

  it.each([
    ['page=x', ['query', 'page']],
    ['page=1.5', ['query', 'page']],
    ['perPage=-2', ['query', 'perPage']],
    ['perPage=', ['query', 'perPage']],
    ['orderDirection=up', ['query', 'orderDirection']],
    ['orderByNullPosition=middle', ['query', 'orderByNullPosition']],
    ['requireAllTags=perhaps', ['query', 'requireAllTags']],
    ['search=%00', ['query', 'search']],
  ])('%s is refused', async (query, loc) => {
    const answer = await client.get(`/api/recipes?${query}`);
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc }] } });
  });

  it('says what is wrong with an invalid number, as clients know it', async () => {
    expect((await client.get('/api/recipes?page=x')).body).toEqual({
      detail: [
        {
          type: 'int_parsing',
          loc: ['query', 'page'],
          msg: 'Input should be a valid integer, unable to parse string as an integer',
          input: 'x',
        },
      ],
    });
  });

  it('a random order without a seed gets one, which the next page has too', async () => {
    const Part = z.looseObject({
      next: z.string().nullable(),
      items: z.array(z.looseObject({ name: z.string() })),
    });
    const names: string[] = [];
    const seeds: unknown[] = [];
    let next: string | null = '/recipes?orderBy=random&perPage=1';
    while (next !== null && names.length < 50) {
      const part: z.output<typeof Part> = Part.parse(succeeded(await client.get(`/api${next}`)));
      names.push(...part.items.map(({ name }) => name));
      next = part.next;
      seeds.push(/paginationSeed=([\w-]*)/.exec(next ?? '')?.[1]);
    }
    expect(seeds).toEqual([...dishes.slice(1).map(() => expect.stringMatching(/^[\w-]{36}$/)), undefined]);
    expect(names.toSorted()).toEqual((await client.names({ perPage: -1 })).toSorted());
    expect((await client.get('/api/recipes?orderBy=random&paginationSeed=&perPage=1')).status).toBe(200);
  });

  it('a random order shows every recipe once, page by page, the same for the same seed', async () => {
    const shuffled = async (seed: string) => {
      const pages = [1, 2, 3].map((page) =>
        client.names({ orderBy: 'random', paginationSeed: seed, perPage: 2, page }),
      );
      return (await Promise.all(pages)).flat();
    };
    const first = await shuffled('a seed');
    expect(first.toSorted()).toEqual(dishes);
    expect(await shuffled('a seed')).toEqual(first);
    const others = await Promise.all(['b', 'c', 'd', 'e', 'f'].map(shuffled));
    expect(others.some((other) => other.join() !== first.join())).toBe(true);
  });

  it('a new, a changed and a deleted recipe show at once', async () => {
    await client.cook('Fresh fish');
    expect(await client.names({ perPage: 1 })).toEqual(['Fresh fish']);
    await client.patch('/api/recipes/fresh-fish', { name: 'Fried fish' });
    expect(await client.names({ perPage: 1 })).toEqual(['Fried fish']);
    await client.delete('/api/recipes/fried-fish');
    expect(await client.names()).toEqual(dishes.toReversed());
  });

  it('what changes on a card shows at once, though the same cards are listed', async () => {
    const first = async () => (await client.list({ perPage: 1 })).items[0];
    const dish = await client.cook('Gratin');
    expect(await first()).toMatchObject({ name: 'Gratin', description: '', rating: null });
    await client.patch('/api/recipes/gratin', { description: 'With cream' });
    expect(await first()).toMatchObject({ description: 'With cream' });
    await client.post(`/api/users/${dish.userId}/ratings/gratin`, { rating: 4 });
    expect(await first()).toMatchObject({ rating: 4 });
    await client.delete('/api/recipes/gratin');
  });

  it('an unknown cookbook is not found', async () => {
    expect(await client.get('/api/recipes?cookbook=none')).toMatchObject({
      status: 404,
      body: { detail: 'cookbook not found' },
    });
  });

  it('the list of the public page links under its own address', async () => {
    const open = await server.group({ isPrivate: false });
    const household = await server.household({ groupId: open.id, isPrivate: false });
    const cook = server.as(await server.member({ household }));
    for (const name of ['One', 'Two', 'Three']) await cook.cook(name);
    const { body } = await server.nobody.get(`/api/explore/groups/${open.slug}/recipes?perPage=1&page=2`);
    expect(body).toMatchObject({
      total: 3,
      next: `/explore/groups/${open.slug}/recipes?page=3&perPage=1&orderDirection=desc`,
      previous: `/explore/groups/${open.slug}/recipes?page=1&perPage=1&orderDirection=desc`,
    });
  });
});
