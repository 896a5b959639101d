import { expect, it } from 'vitest';
import { describeServer } from '../../../../testing/describe-server.ts';

describeServer('changing many recipes at once', { cook: {} }, ({ server, cook }) => {
  it('all are changed and returned in their order', async () => {
    const client = server.as(cook);
    const recipes = [await client.cook('One'), await client.cook('Two')];
    const patched = await client.patch(
      '/api/recipes',
      recipes.map(({ id }) => ({ id, prepTime: '1 min' })),
    );
    expect(patched.body).toMatchObject([
      { name: 'One', prepTime: '1 min' },
      { name: 'Two', prepTime: '1 min' },
    ]);
    const put = await client.put(
      '/api/recipes',
      recipes.map((one) => ({ ...one, name: `${one.name} more` })),
    );
    expect(put.body).toMatchObject([{ slug: 'one-more', prepTime: null }, { slug: 'two-more' }]);
    expect(await client.recipe('one-more')).toEqual(Object(put.body)[0]);
  });

  it('returns an empty list for an empty list', async () => {
    expect((await server.as(cook).put('/api/recipes', [])).body).toEqual([]);
    expect((await server.as(cook).patch('/api/recipes', [])).body).toEqual([]);
  });

  it('one that is missing, foreign, forbidden or clashing keeps all from changing', async () => {
    const client = server.as(cook);
    const stranger = await server.as(await server.member()).cook('Foreign');
    const neighbour = await server.neighbour(cook);
    const theirs = await server.as(neighbour).cook('Of the neighbour');
    const first = await client.cook('First');
    const second = await client.cook('Second');
    const wrong: [status: number, item: object][] = [
      [404, { id: '00000000-0000-4000-8000-000000000000' }],
      [404, { id: stranger.id, name: 'x' }],
      [403, { id: theirs.id, name: 'x' }],
      [400, { id: second.id, name: 'First' }],
      [422, { name: 'without id' }],
      [422, { id: second.id, name: '' }],
    ];
    for (const method of ['PUT', 'PATCH'] as const) {
      for (const [status, item] of wrong) {
        const answer = await client.send(method, '/api/recipes', [
          { id: first.id, description: 'changed' },
          item,
        ]);
        expect(answer.status).toBe(status);
        expect(await client.recipe('first')).toEqual(first);
      }
    }
    expect(await client.recipe('second')).toEqual(second);
  });

  it('two recipes may swap nothing but themselves: the last change of one recipe counts', async () => {
    const client = server.as(cook);
    const { id } = await client.cook('Twice');
    const answer = await client.patch('/api/recipes', [
      { id, prepTime: '1' },
      { id, prepTime: '2' },
    ]);
    expect(answer.body).toMatchObject([{ prepTime: '1' }, { prepTime: '2' }]);
    expect((await client.recipe(id)).prepTime).toBe('2');
  });
});
