import { expect, it } from 'vitest';
import { describeServer, type SuiteOptions } from '../../../../testing/describe-server.ts';

const suite: SuiteOptions = { cook: { rights: ['canOrganize'] } };

describeServer('versions, cooking dates and deleting of recipes', suite, ({ server, cook }) => {
  it('does not overwrite a change that another user has made meanwhile', async () => {
    const client = server.as(cook);
    const { slug } = await client.cook('Contended');
    const url = `/api/recipes/${slug}`;
    const seen = String((await client.get(url)).headers['etag']);
    expect(seen).toMatch(/^"\d+"$/);
    const first = await client.patch(url, { description: 'first' }, { 'if-match': seen });
    expect(first.status).toBe(200);
    const second = await client.put(url, { name: 'Contended', description: 'second' }, { 'if-match': seen });
    expect(second.status).toBe(412);
    expect((await client.recipe(slug)).description).toBe('first');
    const now = String(first.headers['etag']);
    expect((await client.get(url)).headers['etag']).toBe(now);
    expect((await client.patch(url, { description: 'third' }, { 'if-match': `"x", W/${now}` })).status).toBe(
      200,
    );
    expect((await client.patch(url, { description: 'any' }, { 'if-match': '*' })).status).toBe(200);
    expect((await client.patch(url, { description: 'none' }, { 'if-match': 'rubbish' })).status).toBe(412);
  });

  it('the headers of a response say when the recipe was changed last, as its body does', async () => {
    const client = server.as(cook);
    const { slug } = await client.cook('Dated');
    const url = `/api/recipes/${slug}`;
    const read = await client.get(url);
    const changed = await client.patch(url, { description: 'anew' });
    for (const { headers, body } of [read, changed, await client.get(url)]) {
      expect(headers['last-modified']).toBe(Object(body).updatedAt);
      expect(headers['cache-control']).toBe('no-cache, no-store, must-revalidate');
    }
    expect(changed.headers['last-modified']).not.toBe(read.headers['last-modified']);
    const food = await client.post('/api/foods', { name: 'dated food' });
    expect(food.headers['last-modified']).toBe(Object(food.body).updatedAt);
    const list = await client.get('/api/recipes');
    expect(list.headers['last-modified']).toBeUndefined();
  });

  it('of many who change what they have seen, one gets through', async () => {
    const client = server.as(cook);
    const { slug } = await client.cook('Raced');
    const url = `/api/recipes/${slug}`;
    const seen = String((await client.get(url)).headers['etag']);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        client.patch(url, { description: `${index}` }, { 'if-match': seen }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412, 412]);
  });

  it('renaming an organizer makes a new version of its recipes', async () => {
    const client = server.as(cook);
    const recipe = await client.cook('Versioned', { tags: ['Versions'] });
    const before = (await client.get('/api/recipes/versioned')).headers['etag'];
    await client.put(`/api/organizers/tags/${recipe.tags[0]?.id}`, { name: 'Renamed' });
    expect((await client.get('/api/recipes/versioned')).headers['etag']).not.toBe(before);
  });

  it('the day it was cooked last is set by slug or id, and returned as sent', async () => {
    const client = server.as(cook);
    const recipe = await client.cook('Cooked');
    for (const [key, timestamp, answered] of [
      [recipe.slug, '2022-03-04T05:06:07.5Z', '2022-03-04T05:06:07.500000Z'],
      [recipe.id, '2022-03-04T05:06:07+01:00', '2022-03-04T04:06:07Z'],
    ]) {
      const answer = await client.patch(`/api/recipes/${key}/last-made`, { timestamp });
      expect(answer.body).toMatchObject({ lastMade: answered, id: recipe.id });
    }
    expect(
      (await client.patch(`/api/recipes/${recipe.slug}/last-made`, { timestamp: 'x' })).body,
    ).toMatchObject({
      detail: [{ loc: ['body', 'timestamp'] }],
    });
    expect((await client.patch('/api/recipes/nowhere/last-made', { timestamp: '2022-03-04' })).status).toBe(
      404,
    );
  });

  it('a deleted recipe is returned once more and hidden, then deleted for good with all its parts', async () => {
    const client = server.as(cook);
    const recipe = await client.cook('Doomed', {
      tags: ['Kept'],
      extras: { a: 'b' },
      notes: [{ title: 'a', text: 'b' }],
    });
    await client.post(`/api/users/${cook.id}/ratings/doomed`, { rating: 5, isFavorite: true });
    const before = await server.rowCounts();
    const answer = await client.delete(`/api/recipes/${recipe.id}`);
    expect(answer.body).toMatchObject({ id: recipe.id, name: 'Doomed', rating: 5 });
    expect((await client.get('/api/recipes/doomed')).status).toBe(404);
    expect((await client.delete('/api/recipes/doomed')).body).toMatchObject({
      detail: { message: 'No Entry Found' },
    });
    expect((await client.get(`/api/users/self/ratings/${recipe.id}`)).status).toBe(404);
    expect(await client.names({ search: 'doomed' })).toEqual([]);
    const hidden = await server.rowCounts();
    expect(hidden['recipe_words']).toBeLessThan(before['recipe_words'] ?? 0);
    expect(hidden['recipes']).toBe(before['recipes']);
    await client.delete(`/api/recipes/trash/items/${recipe.id}`);
    const after = await server.rowCounts();
    const lost = Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0));
    expect(lost).toEqual(
      expect.arrayContaining([
        'recipes',
        'recipe_documents',
        'recipe_ingredients',
        'recipe_instructions',
        'recipe_notes',
        'recipe_extras',
        'recipe_ratings',
        'recipe_timeline_events',
        'recipes_to_tags',
      ]),
    );
    expect(lost).not.toContain('tags');
  });

  it('the files of a recipe that is deleted for good are removed by a job after the commit', async () => {
    const client = server.as(cook);
    const { id } = await client.cook('With files');
    await server.platform.files.put(`recipes/${id}/images/original.webp`, Buffer.from('x'));
    await client.delete('/api/recipes/with-files');
    await server.workOff();
    await client.delete(`/api/recipes/trash/items/${id}`);
    expect(await server.platform.files.exists(`recipes/${id}/images/original.webp`)).toBe(true);
    await server.workOff();
    expect(await server.platform.files.exists(`recipes/${id}/images/original.webp`)).toBe(false);
  });

  it('creating a recipe is the first event of its timeline, and copying it adds no event', async () => {
    const client = server.as(cook);
    await client.cook('Timed');
    const { recipe_timeline_events: before } = await server.rowCounts();
    await client.post('/api/recipes/timed/duplicate', {});
    expect((await server.rowCounts())['recipe_timeline_events']).toBe(before);
  });
});
