import { expect, it } from 'vitest';
import { GroupEventNotifierOut } from '@hearth/contract';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

const root = '/api/households/events/notifications';

describeServer('notifiers', { cook: {} }, ({ server, cook, client }) => {
  const create = async (fields: object = {}) =>
    GroupEventNotifierOut.parse(
      succeeded(
        await client.post(root, { name: 'N', appriseUrl: 'JSON://user:secret@127.0.0.1:9/', ...fields }),
      ),
    );
  const asPut = (made: GroupEventNotifierOut) => ({ ...made, options: undefined });

  it('one is enabled at first, sends no events, and never shows its address', async () => {
    const made = await create();
    expect(made).toMatchObject({
      name: 'N',
      enabled: true,
      groupId: cook.groupId,
      householdId: cook.householdId,
      scheme: 'json',
      lastSentAt: null,
      lastError: null,
    });
    const { id: _, ...flags } = made.options;
    expect(Object.keys(flags)).toHaveLength(27);
    expect(Object.values(flags)).not.toContain(true);
    const read = await client.get(`${root}/${made.id}`);
    expect(read.body).toEqual(made);
    const list = await client.get(`${root}?queryFilter=id="${made.id}"`);
    expect(list.body).toMatchObject({ total: 1, items: [made] });
    expect(read.text + list.text).not.toContain('secret');
  });

  it('without an address there is none', async () => {
    expect(await client.post(root, { name: 'N' })).toMatchObject({
      status: 400,
      body: { detail: { message: 'An unexpected error occurred.' } },
    });
    expect(await client.post(root, { appriseUrl: null })).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'missing', loc: ['body', 'name'] }] },
    });
  });

  it('a change says everything, and only the address stays when it is left out', async () => {
    const made = await create();
    const options = {
      recipeCreated: true,
      shopping_list_updated: true,
      testMessage: true,
      webhookTask: true,
    };
    const put = await client.put(`${root}/${made.id}`, {
      ...asPut(made),
      name: 'N2',
      enabled: false,
      options,
    });
    const changed = GroupEventNotifierOut.parse(put.body);
    expect(changed).toMatchObject({ name: 'N2', enabled: false, scheme: 'json' });
    expect(changed.options).toMatchObject({
      recipeCreated: true,
      shoppingListUpdated: true,
      recipeDeleted: false,
      testMessage: false,
      webhookTask: false,
    });
    expect(changed.options.id).not.toBe(made.options.id);
    const again = await client.put(`${root}/${made.id}`, { ...asPut(made), enabled: undefined });
    expect(again.body).toMatchObject({ name: 'N', enabled: false, options: { recipeCreated: false } });
  });

  it('a change of some fields leaves the others', async () => {
    const made = await create();
    await client.patch(`${root}/${made.id}`, { options: { tagCreated: true, tagDeleted: true } });
    const changed = await client.patch(`${root}/${made.id}`, {
      appriseUrl: 'ntfy://topic',
      options: { tagDeleted: false },
    });
    expect(changed.body).toMatchObject({
      name: 'N',
      enabled: true,
      scheme: 'ntfy',
      options: { tagCreated: true, tagDeleted: false },
    });
  });

  it('one is deleted with an empty response; a missing one is not found', async () => {
    const { id } = await create();
    const gone = await client.delete(`${root}/${id}`);
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect((await client.delete(`${root}/${id}`)).status).toBe(400);
    const missing = { status: 404, body: { detail: { message: 'Not found.' } } };
    expect(await client.get(`${root}/${id}`)).toMatchObject(missing);
    expect(await client.patch(`${root}/${id}`, { name: 'x' })).toMatchObject(missing);
    expect(await client.post(`${root}/${id}/test`)).toMatchObject(missing);
  });

  it('another household of the group neither sees nor changes one', async () => {
    const { id } = await create();
    const household = await server.household({ groupId: cook.groupId });
    const neighbour = server.as(await server.member({ household }));
    expect((await neighbour.get(`${root}/${id}`)).status).toBe(404);
    expect((await neighbour.patch(`${root}/${id}`, { enabled: false })).status).toBe(404);
    expect((await neighbour.delete(`${root}/${id}`)).status).toBe(400);
    expect((await neighbour.get(root)).body).toMatchObject({ total: 0 });
  });
});
