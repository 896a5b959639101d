import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

describeServer('the order of the recipe list', { cook: {} }, ({ server, client }) => {
  beforeAll(async () => {
    await client.cook('banana', { lastMade: '2022-01-01', prepTime: 'b', tags: ['x'], recipeServings: 2 });
    await client.cook('Apple', { createdAt: '2020-01-01', prepTime: 'b', tags: ['z'], recipeServings: 10 });
    await client.cook('Éclair', {
      lastMade: '2021-01-01',
      prepTime: 'A',
      tags: ['y', 'a'],
      settings: { public: true },
    });
  });

  const ordered = async (orderBy: string, orderDirection = 'asc', more = {}) =>
    client.names({ orderBy, orderDirection, ...more });

  it.each([
    ['name', 'asc', 'Apple banana Éclair'],
    ['name', 'desc', 'Éclair banana Apple'],
    ['name:desc', 'asc', 'Éclair banana Apple'],
    ['created_at', 'asc', 'Apple banana Éclair'],
    ['recipe_servings', 'asc', 'Éclair banana Apple'],
    ['prep_time, name:desc', 'asc', 'Éclair banana Apple'],
    ['prep_time:desc,name', 'asc', 'Apple banana Éclair'],
    ['tags.name', 'asc', 'Éclair banana Apple'],
    ['tags.name', 'desc', 'Apple Éclair banana'],
    ['user.household.name,name', 'asc', 'Apple banana Éclair'],
    ['household.name,name', 'asc', 'Apple banana Éclair'],
    ['user.username,name', 'asc', 'Apple banana Éclair'],
    ['slug', 'desc', 'Éclair banana Apple'],
  ])('by %s %s', async (orderBy, direction, names) => {
    expect(await ordered(orderBy, direction)).toEqual(names.split(' '));
  });

  it('by a setting, those that have it first', async () => {
    expect((await ordered('settings.public', 'desc'))[0]).toBe('Éclair');
  });

  it('those without a value come first on the way up, last on the way down, or where they are told to', async () => {
    expect(await ordered('last_made')).toEqual(['Apple', 'Éclair', 'banana']);
    expect(await ordered('last_made', 'desc')).toEqual(['banana', 'Éclair', 'Apple']);
    expect(await ordered('last_made', 'asc', { orderByNullPosition: 'last' })).toEqual([
      'Éclair',
      'banana',
      'Apple',
    ]);
    expect(await ordered('last_made', 'desc', { orderByNullPosition: 'first' })).toEqual([
      'Apple',
      'banana',
      'Éclair',
    ]);
    expect(await ordered('org_url,name', 'asc', { orderByNullPosition: 'last' })).toEqual([
      'Apple',
      'banana',
      'Éclair',
    ]);
  });

  it.each(['nonsense', 'name:up', 'name:asc:desc', 'tags', 'user.password', 'tags.nothing', 'name,,slug'])(
    'an order by %s is refused',
    async (orderBy) => {
      const answer = await client.get(`/api/recipes?orderBy=${encodeURIComponent(orderBy)}`);
      expect(answer.status).toBe(400);
      expect(String(Object(answer.body).detail)).toMatch(
        /^Invalid order_by statement ".*": ".*" is invalid$/,
      );
    },
  );

  it('by rating: the own one counts, else the mean; those without come last', async () => {
    const group = await server.household();
    const me = await server.member({ household: group });
    const other = await server.member({ household: group });
    const mine = server.as(me);
    for (const name of ['A', 'B', 'C', 'D']) await mine.cook(name);
    const rate = (as: TestMember, slug: string, rating: number) =>
      server.as(as).post(`/api/users/${as.id}/ratings/${slug}`, { rating });
    await rate(me, 'a', 3.5);
    await rate(other, 'a', 5);
    await rate(other, 'b', 4);
    await rate(other, 'c', 3);
    await rate(other, 'd', 0);
    const by = (as: TestMember, more = {}) =>
      server.as(as).names({ orderBy: 'rating', orderDirection: 'desc', ...more });
    expect(await by(me)).toEqual(['B', 'A', 'C', 'D']);
    expect(await by(other)).toEqual(['A', 'B', 'C', 'D']);
    expect(await by(me, { orderDirection: 'asc' })).toEqual(['C', 'A', 'B', 'D']);
    expect(await by(me, { orderByNullPosition: 'first' })).toEqual(['D', 'B', 'A', 'C']);
    await rate(me, 'c', 5);
    expect(await by(me)).toEqual(['C', 'B', 'A', 'D']);
  });

  it('equal values keep one order over all pages', async () => {
    const twin = server.as(await server.member());
    for (let count = 0; count < 7; count += 1) await twin.cook(`Twin ${count}`, { prepTime: 'same' });
    const pages = [1, 2, 3, 4].map((page) => twin.names({ orderBy: 'prep_time', perPage: 2, page }));
    expect(new Set((await Promise.all(pages)).flat()).size).toBe(7);
  });
});
