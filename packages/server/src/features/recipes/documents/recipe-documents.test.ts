import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { describeShape, documentShape } from './document-shape.ts';
import { buildDocuments, findVersions, storeDocuments } from './recipe-documents.repository.ts';

const scope = systemScope('test');

describeServer('stored documents of recipes', { cook: organizer }, ({ server, cook, client }) => {
  /** What a slow reader has built; `store` keeps it, as the reader does once it is done. */
  async function built(id: string): Promise<{ store: () => Promise<void> }> {
    const { database } = server.platform;
    const versions = await findVersions(database.read(scope), [id]);
    const answers = await buildDocuments(database.read(scope), [id]);
    return { store: () => database.write(scope, (tx) => storeDocuments(tx, answers, versions)) };
  }

  it('that were built before a change do not replace what the change has written', async () => {
    const { id } = await client.cook('Soup', { description: 'old' });
    const slow = await built(id);
    succeeded(await client.patch('/api/recipes/soup', { description: 'new' }));
    await slow.store();
    expect(await client.recipe('soup')).toMatchObject({ description: 'new' });
  });

  it('that wait to be written do not keep the old name of a household', async () => {
    const tool = Object(succeeded(await client.post('/api/organizers/tools', { name: 'Pan' })));
    const { id } = await client.cook('Stew', { tools: [tool] });
    const has = { name: 'Pan', householdsWithTool: [cook.householdSlug] };
    succeeded(await client.put(`/api/organizers/tools/${tool.id}`, has));
    const slow = await built(id);
    const admin = server.as(await server.member({ admin: true }));
    const place = `/api/admin/households/${cook.householdId}`;
    const { body } = await admin.get(place);
    succeeded(await admin.put(place, { ...Object(body), name: 'Upstairs' }));
    await slow.store();
    expect((await client.recipe('stew')).tools).toMatchObject([{ householdsWithTool: ['upstairs'] }]);
  });

  it('of another shape are built again, in pages of recipes and in lists, and have the same version', async () => {
    const recipe = await client.cook('Bread', { description: 'new' });
    const { headers } = await client.get('/api/recipes/bread');
    const document = JSON.stringify({ ...recipe, name: 'Stale' });
    const store = (shape: string | null) =>
      server.platform.database.write(scope, (tx) =>
        tx
          .updateTable('recipe_documents')
          .set({ document, summary: document, shape })
          .where('recipe_id', '=', recipe.id)
          .execute(),
      );
    await store('other');
    expect(await client.names({ search: 'bread' })).toEqual(['Bread']);
    await store(null);
    const again = await client.get('/api/recipes/bread');
    expect(again.body).toMatchObject({ name: 'Bread' });
    expect(again.headers['etag']).toBe(headers['etag']);
    await store(documentShape);
    expect(await client.recipe('bread')).toMatchObject({ name: 'Stale' });
  });
});

describe('the shape of stored documents', () => {
  const shape = describeShape(z.object({ name: z.string() }), 1);
  it.each([
    ['a field more', z.object({ name: z.string(), level: z.string() }), 1],
    ['a field of another kind', z.object({ name: z.number() }), 1],
    ['another presentation', z.object({ name: z.string() }), 2],
  ])('is another one with %s', (_, schema, raised) => {
    expect(describeShape(schema, raised)).not.toBe(shape);
  });

  it('stays the same for the same schema', () => {
    expect(describeShape(z.object({ name: z.string() }), 1)).toBe(shape);
  });
});
