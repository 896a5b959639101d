import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const nobodysId = '00000000-0000-4000-8000-000000000000';

describeServer('ratings and favourites', { cook: {} }, ({ server, cook }) => {
  let housemate: TestMember;
  let admin: TestMember;
  beforeAll(async () => {
    housemate = await server.housemate(cook);
    admin = await server.housemate(cook, { admin: true });
  });

  const rate = (as: TestMember, slug: string, body: object, of = as) =>
    server.as(as).post(`/api/users/${of.id}/ratings/${slug}`, body);
  const mean = async (slug: string) => (await server.as(cook).recipe(slug)).rating;

  it('the rating of a recipe is the mean of those above 0', async () => {
    await server.as(cook).cook('Rated');
    expect(await mean('rated')).toBeNull();
    expect(await rate(cook, 'rated', { rating: 5 })).toMatchObject({ status: 200, body: null });
    expect(await mean('rated')).toBe(5);
    await rate(housemate, 'rated', { rating: 2 });
    expect(await mean('rated')).toBe(3.5);
    await rate(housemate, 'rated', { rating: 0 });
    expect(await mean('rated')).toBe(5);
    await rate(cook, 'rated', { rating: 0 });
    expect(await mean('rated')).toBeNull();
    expect((await server.as(cook).list({ search: 'rated' })).items[0]?.rating).toBeNull();
  });

  it('keeps fields that are not sent', async () => {
    const { id } = await server.as(cook).cook('Partly');
    const own = async () => (await server.as(cook).get(`/api/users/self/ratings/${id}`)).body;
    await rate(cook, id, { rating: 4, isFavorite: true });
    await rate(cook, 'partly', { rating: null });
    expect(await own()).toEqual({ recipeId: id, rating: 4, isFavorite: true });
    await rate(cook, 'partly', { isFavorite: false });
    expect(await own()).toEqual({ recipeId: id, rating: 4, isFavorite: false });
    await rate(cook, 'partly', { rating: 0, isFavorite: null });
    expect(await own()).toEqual({ recipeId: id, rating: 0, isFavorite: false });
    await rate(cook, 'partly', {});
    expect(await own()).toEqual({ recipeId: id, rating: 0, isFavorite: false });
  });

  it('a favourite is marked and unmarked without touching the rating', async () => {
    const { id } = await server.as(cook).cook('Loved');
    const client = server.as(cook);
    const url = `/api/users/${cook.id}/favorites/loved`;
    expect((await client.post(url)).body).toBeNull();
    const favorites = async () => Object((await client.get('/api/users/self/favorites')).body).ratings;
    expect(await favorites()).toEqual([{ recipeId: id, rating: null, isFavorite: true }]);
    await rate(cook, 'loved', { rating: 3 });
    expect((await client.delete(url)).body).toBeNull();
    expect(await favorites()).toEqual([]);
    expect((await client.get(`/api/users/self/ratings/${id}`)).body).toMatchObject({
      rating: 3,
      isFavorite: false,
    });
    const { id: never } = await client.cook('Never rated');
    await client.delete(`/api/users/${cook.id}/favorites/${never}`);
    expect((await client.get(`/api/users/self/ratings/${never}`)).body).toMatchObject({
      rating: null,
      isFavorite: false,
    });
  });

  it('the lists of a member of the group carry whose they are', async () => {
    const { id } = await server.as(housemate).cook('Seen');
    await rate(housemate, 'seen', { rating: 5, isFavorite: true });
    for (const kind of ['ratings', 'favorites']) {
      const { body } = await server.as(cook).get(`/api/users/${housemate.id}/${kind}`);
      expect(Object(body).ratings).toContainEqual({
        recipeId: id,
        rating: 5,
        isFavorite: true,
        userId: housemate.id,
        id: expect.any(String),
      });
    }
    for (const nobody of [(await server.member()).id, nobodysId]) {
      expect((await server.as(cook).get(`/api/users/${nobody}/ratings`)).body).toEqual({ ratings: [] });
    }
  });

  it('only an administrator rates for another user, and only inside the group', async () => {
    await server.as(cook).cook('For another');
    const stranger = await server.member();
    expect(await rate(housemate, 'for-another', { rating: 1 }, cook)).toMatchObject({
      status: 403,
      body: { detail: 'NOT_AN_ADMIN' },
    });
    expect(await rate(cook, 'for-another', { rating: 1 }, stranger)).toMatchObject({ status: 403 });
    expect((await rate(admin, 'for-another', { rating: 1 }, cook)).status).toBe(200);
    expect(await mean('for-another')).toBe(1);
    expect((await rate(admin, 'for-another', { rating: 1 }, stranger)).status).toBe(404);
  });

  it.each([11, -1, 5.1, '1e309', 'many', true])('a rating of %j is refused', async (rating) => {
    const { slug } = await server.as(cook).cook(`Refused ${rating}`);
    expect((await rate(cook, slug, { rating })).body).toMatchObject({
      detail: [{ loc: ['body', 'rating'] }],
    });
  });

  it('what the group does not have cannot be rated', async () => {
    const theirs = await server.as(await server.member()).cook('Foreign');
    const missing = { status: 404, body: { detail: { message: 'Not found.' } } };
    for (const key of ['foreign', theirs.id, nobodysId]) {
      expect(await rate(cook, key, { rating: 1 })).toMatchObject(missing);
      expect(await server.as(cook).post(`/api/users/${cook.id}/favorites/${key}`)).toMatchObject(missing);
    }
    expect(await server.as(cook).get(`/api/users/self/ratings/${theirs.id}`)).toMatchObject({
      status: 404,
      body: { detail: { message: 'User has not rated this recipe' } },
    });
  });

  it('a writing of the recipe leaves its rating alone', async () => {
    const recipe = await server.as(cook).cook('Kept rating');
    await rate(cook, 'kept-rating', { rating: 4 });
    await server.as(cook).put('/api/recipes/kept-rating', { ...recipe, rating: 1 });
    expect(await mean('kept-rating')).toBe(4);
  });

  it('many who rate at once are all counted', async () => {
    await server.as(cook).cook('Rush');
    await Promise.all([cook, housemate, admin].map((as, index) => rate(as, 'rush', { rating: index + 1 })));
    expect(await mean('rush')).toBe(2);
  });
});
