import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { listen, told } from './listening-for-test.ts';

const suite = { cook: { rights: ['canManageHousehold', 'canOrganize'] } } as const;

describeServer('events', suite, ({ server, client }) => {
  it('are published for labels', async () => {
    await listen(client, { labelCreated: true, labelUpdated: true, labelDeleted: true });
    const made = succeeded(await client.post('/api/groups/labels', { name: 'Bakery' })) as { id: string };
    await client.put(`/api/groups/labels/${made.id}`, { ...made, name: 'Bread' });
    await client.delete(`/api/groups/labels/${made.id}`);
    const document = { documentType: 'label', labelId: made.id };
    expect(await told(server)).toEqual([
      {
        type: 'label_created',
        document: { ...document, operation: 'create' },
        message: 'Bakery was created',
      },
      { type: 'label_updated', document: { ...document, operation: 'update' }, message: 'Bread was updated' },
      {
        type: 'label_deleted',
        document: { ...document, operation: 'delete' },
        message: 'Bread has been deleted',
      },
    ]);
  });
});
