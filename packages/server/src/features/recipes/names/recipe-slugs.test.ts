import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';

describeServer('names and slugs of recipes', { cook: {} }, ({ server, cook }) => {
  it.each(['PUT', 'PATCH'] as const)(
    '%s with a new name makes a new slug, and the old one is gone',
    async (method) => {
      const client = server.as(cook);
      const recipe = await client.cook(`Before ${method}`);
      const sent = method === 'PUT' ? { ...recipe, name: `After ${method}` } : { name: `After ${method}` };
      const renamed = await client.send(method, `/api/recipes/${recipe.slug}`, sent);
      const slug = `after-${method.toLowerCase()}`;
      expect(renamed.body).toMatchObject({ name: `After ${method}`, slug, id: recipe.id });
      expect((await client.get(`/api/recipes/${recipe.slug}`)).status).toBe(404);
      expect((await client.recipe(slug)).id).toBe(recipe.id);
      expect(await client.names({ search: `After ${method}` })).toContain(`After ${method}`);
    },
  );

  it('a name that another recipe has is refused and nothing changes', async () => {
    const client = server.as(cook);
    await client.cook('Taken');
    const recipe = await client.cook('Free');
    const refused = await client.patch(`/api/recipes/${recipe.slug}`, { name: 'TAKEN!', description: 'new' });
    expect(refused).toMatchObject({ status: 400, body: { detail: { message: 'Recipe already exists' } } });
    expect(await client.recipe('free')).toEqual(recipe);
  });

  it('writing the same name differently keeps the slug', async () => {
    const client = server.as(cook);
    const recipe = await client.cook('Plain pie');
    const answer = await client.patch(`/api/recipes/${recipe.slug}`, { name: 'PLAIN  Pie' });
    expect(answer.body).toMatchObject({ name: 'PLAIN  Pie', slug: 'plain-pie' });
  });

  it('a numbered recipe keeps its slug when it is saved', async () => {
    const client = server.as(cook);
    await client.cook('Numbered');
    const second = await client.cook('Numbered');
    expect((await client.put(`/api/recipes/${second.slug}`, second)).body).toMatchObject({
      slug: 'numbered-1',
    });
  });

  it('a name of nothing is refused', async () => {
    const client = server.as(cook);
    const recipe = await client.cook('Named');
    for (const name of ['', '  ']) {
      expect((await client.patch(`/api/recipes/${recipe.slug}`, { name })).status).toBe(422);
      expect((await client.put(`/api/recipes/${recipe.slug}`, { ...recipe, name })).status).toBe(422);
    }
    expect((await client.patch(`/api/recipes/${recipe.slug}`, { name: 'x'.repeat(501) })).status).toBe(422);
    expect((await client.patch(`/api/recipes/${recipe.slug}`, { name: null })).body).toMatchObject({
      name: 'Named',
    });
  });

  it('a slug that looks like an id is looked up as an id', async () => {
    const client = server.as(cook);
    const name = '0123456789abcdef0123456789abcdef';
    const { id } = await client.cook('Behind an id');
    await client.post('/api/recipes', { name });
    expect((await client.get(`/api/recipes/${name}`)).status).toBe(404);
    expect((await client.recipe(id)).id).toBe(id);
  });

  it('a slug longer than any address is found no more than an unknown one', async () => {
    const client = server.as(cook);
    const unknown = await client.get(`/api/recipes/${'x'.repeat(499)}`);
    expect(unknown.status).toBe(404);
    expect((await client.get(`/api/recipes/${'x'.repeat(5000)}`)).status).toBe(404);
  });
});
