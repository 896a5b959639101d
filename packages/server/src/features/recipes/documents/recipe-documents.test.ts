import { expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
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
});
