import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';

const url = '/api/groups/preferences';

describeServer('what a group prefers', ({ server }) => {
  it('is seen by every member and changed by those who manage the group', async () => {
    const manager = await server.member({ rights: ['canManage'] });
    const others = [
      await server.housemate(manager),
      await server.housemate(manager, { rights: ['canInvite', 'canManageHousehold', 'canOrganize'] }),
    ];
    const { groupId } = manager;
    for (const other of others) {
      expect((await server.as(other).get(url)).body).toMatchObject({ privateGroup: true, groupId });
      for (const change of [
        server.as(other).put(url, { privateGroup: false }),
        server.as(other).patch(url, { privateGroup: false }),
      ]) {
        expect(await change).toMatchObject({ status: 403, body: { detail: 'Forbidden' } });
      }
    }
    const client = server.as(manager);
    expect((await client.get(url)).body).toMatchObject({ privateGroup: true });
    expect((await client.put(url, { private_group: false })).body).toMatchObject({ privateGroup: false });
    expect((await client.patch(url, {})).body).toMatchObject({ privateGroup: false });
    expect((await client.put(url, {})).body).toMatchObject({ privateGroup: false });
    expect((await client.put(url, { privateGroup: true })).body).toMatchObject({ privateGroup: true });
    expect((await client.put(url, {})).body).toMatchObject({ privateGroup: true });
    expect((await client.put(url, { privateGroup: 'no idea' })).status).toBe(422);
    expect((await client.get('/api/groups/self')).body).toMatchObject({
      preferences: { privateGroup: true, groupId },
    });
  });

  it('counts for the public on its next look, in both directions', async () => {
    const manager = await server.member({ rights: ['canManage', 'canManageHousehold'] });
    const client = server.as(manager);
    await client.cook('Shown', { settings: { public: true } });
    const explore = `/api/explore/groups/${manager.groupSlug}/recipes`;
    const names = async () => {
      const { status, body } = await server.nobody.get(explore);
      return status === 200 ? Object(body).items.map(({ name }: { name: string }) => name) : status;
    };
    expect(await names()).toBe(404);
    await client.put(url, { privateGroup: false });
    expect(await names()).toEqual([]);
    await client.patch('/api/households/preferences', { privateHousehold: false });
    expect(await names()).toEqual(['Shown']);
    await client.patch('/api/households/preferences', { privateHousehold: true });
    expect(await names()).toEqual([]);
    await client.patch('/api/households/preferences', { privateHousehold: false });
    expect(await names()).toEqual(['Shown']);
    await client.put(url, { privateGroup: true });
    expect(await names()).toBe(404);
  });
});
