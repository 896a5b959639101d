import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { queryText } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';

describeServer('comments', { cook: {} }, ({ server, cook: author }) => {
  let housemate: TestMember;
  let admin: TestMember;
  beforeAll(async () => {
    housemate = await server.housemate(author);
    admin = await server.housemate(author, { admin: true });
  });

  const comment = async (recipeId: string, text: string, as = author) =>
    Object((await server.as(as).post('/api/comments', { recipeId, text })).body);

  it('a comment has its author, and is in the recipe and in both lists, oldest first', async () => {
    const recipe = await server.as(author).cook('Discussed');
    const first = await server.as(author).post('/api/comments', { recipeId: recipe.id, text: ' yum ' });
    expect(first).toMatchObject({
      status: 201,
      body: {
        recipeId: recipe.id,
        text: 'yum',
        userId: author.id,
        user: { id: author.id, username: author.username, admin: false },
      },
    });
    server.clock.advance(1000);
    const second = await server
      .as(housemate)
      .post(`/api/recipes/${recipe.slug}/comments`, { text: 'More salt' });
    expect(second.status).toBe(201);
    const texts = ['yum', 'More salt'];
    const listed = Object((await server.as(author).get(`/api/recipes/${recipe.slug}/comments`)).body);
    expect(listed.map(({ text }: { text: string }) => text)).toEqual(texts);
    expect((await server.as(author).recipe(recipe.slug)).comments.map(({ text }) => text)).toEqual(texts);
    const page = await server.as(author).get(
      `/api/comments?${queryText({
        queryFilter: `recipeId = "${recipe.id}" AND user.id = ${housemate.id}`,
        orderBy: 'created_at',
      })}`,
    );
    expect(page.body).toMatchObject({ total: 1, items: [{ text: 'More salt' }] });
    const one = Object(second.body);
    expect((await server.as(author).get(`/api/comments/${one.id}`)).body).toEqual(one);
    expect((await server.as(author).get(`/api/recipes/comments/${one.id}`)).body).toEqual(one);
  });

  it('only its author and an administrator change and delete it', async () => {
    const { id, slug } = await server.as(author).cook('Guarded');
    const { id: commentId } = await comment(id, 'mine');
    const url = `/api/comments/${commentId}`;
    const change = { id: commentId, text: 'changed' };
    const refused = { status: 403, body: { detail: { message: 'Comment does not belong to user' } } };
    expect(await server.as(housemate).put(url, change)).toMatchObject(refused);
    expect(await server.as(housemate).delete(url)).toMatchObject(refused);
    expect(await server.as(author).put(url, change)).toMatchObject({ body: { text: 'changed' } });
    expect(await server.as(admin).patch(url, { text: 'by admin' })).toMatchObject({ status: 200 });
    expect(await server.as(author).patch(url, {})).toMatchObject({ status: 200, body: { text: 'by admin' } });
    expect(await server.as(housemate).patch(url, {})).toMatchObject(refused);
    expect(await server.as(author).patch(url, { text: ' ' })).toMatchObject({ status: 422 });
    expect((await server.as(author).recipe(slug)).comments).toMatchObject([{ text: 'by admin' }]);
    expect((await server.as(admin).delete(url)).body).toEqual({ message: 'Comment deleted', error: false });
    expect((await server.as(author).recipe(slug)).comments).toEqual([]);
    for (const gone of [await server.as(author).get(url), await server.as(author).delete(url)]) {
      expect(gone).toMatchObject({ status: 404, body: { detail: { message: 'Not found.' } } });
    }
  });

  it('where comments are switched off clients write and delete them all the same', async () => {
    const { id, slug } = await server.as(author).cook('Quiet');
    const { id: commentId } = await comment(id, 'before');
    await server.as(author).patch(`/api/recipes/${slug}`, { settings: { disableComments: true } });
    expect((await server.as(author).post('/api/comments', { recipeId: id, text: 'x' })).status).toBe(201);
    expect((await server.as(author).post(`/api/recipes/${slug}/comments`, { text: 'x' })).status).toBe(201);
    expect((await server.as(author).delete(`/api/comments/${commentId}`)).status).toBe(200);
  });

  it('a comment causes no version conflict for a user who edits the recipe', async () => {
    const client = server.as(author);
    const { id, slug } = await client.cook('Edited');
    const etag = String((await client.get(`/api/recipes/${slug}`)).headers['etag']);
    await comment(id, 'meanwhile', housemate);
    const saved = await client.patch(`/api/recipes/${slug}`, { description: 'x' }, { 'if-match': etag });
    expect(saved).toMatchObject({ status: 200, body: { comments: [{ text: 'meanwhile' }] } });
  });

  it('comments written at once are all in the recipe', async () => {
    const { id, slug } = await server.as(author).cook('Busy');
    await Promise.all(Array.from({ length: 8 }, (_, index) => comment(id, `comment ${index}`)));
    expect((await server.as(author).recipe(slug)).comments).toHaveLength(8);
  });

  it('no comment is empty, endless, or on a recipe of others', async () => {
    const { id } = await server.as(author).cook('Strict');
    const stranger = server.as(await server.member());
    const foreign = await stranger.cook('Foreign');
    for (const text of ['', '  \n ', 'x'.repeat(20_001), null, 7]) {
      expect((await server.as(author).post('/api/comments', { recipeId: id, text })).status).toBe(422);
    }
    const missing = await server.as(author).post('/api/comments', { recipeId: nobodys, text: 'x' });
    const others = await server.as(author).post('/api/comments', { recipeId: foreign.id, text: 'x' });
    expect(missing.status).toBe(404);
    expect(others.text).toBe(missing.text);
    const { id: commentId } = await comment(id, 'ours');
    expect((await stranger.get(`/api/comments/${commentId}`)).status).toBe(404);
    expect(Object((await stranger.get('/api/comments')).body).total).toBe(0);
  });

  it.each([
    ['recipe.user.password LIKE "%"', 400],
    ['user.password = "x"', 400],
    ['user.email LIKE "%a%"', 400],
    ['recipe.name LIKE "%"', 200],
    ['text LIKE "%_um%" OR createdAt > "2020-01-01"', 200],
    ['recipe.id', 200],
    ['recipe = 1', 400],
  ])('the filter %s answers %s', async (queryFilter, status) => {
    expect((await server.as(author).get(`/api/comments?${queryText({ queryFilter })}`)).status).toBe(status);
  });
});
