import { beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const suite: SuiteOptions = {
  cook: { rights: ['canInvite', 'canManage', 'canManageHousehold', 'advanced'] },
};

describeServer('what the group shares', suite, ({ server, cook: member }) => {
  let organizer: TestMember;
  beforeAll(async () => {
    organizer = await server.housemate(member, { rights: ['canOrganize'] });
  });

  describe.each(['categories', 'tags', 'tools'])('%s', (kind) => {
    it('all users create them, only organizers rename and delete them', async () => {
      const url = `/api/organizers/${kind}`;
      const created = await server.as(member).post(url, { name: `Mine ${kind}` });
      expect(created.status).toBe(201);
      const one = `${url}/${Object(created.body).id}`;
      const before = (await server.as(member).get(one)).body;
      const rows = await server.rowCounts();
      const refused = { status: 403, body: { detail: 'Forbidden' } };
      expect(await server.as(member).put(one, { name: 'Theirs' })).toMatchObject(refused);
      expect(await server.as(member).patch(one, { name: 'Theirs' })).toMatchObject(refused);
      expect(await server.as(member).delete(one)).toMatchObject(refused);
      expect((await server.as(member).get(one)).body).toEqual(before);
      expect(await server.rowCounts()).toEqual(rows);
      expect((await server.as(organizer).put(one, { name: `Ours ${kind}` })).status).toBe(200);
      expect((await server.as(organizer).delete(one)).status).toBe(200);
    });
  });

  it('is needed for recipes of others in bulk, but not for own recipes or a single one', async () => {
    const mine = await server.as(member).cook('Mine');
    const theirs = await server.as(organizer).cook('Theirs');
    const change = (id: string) => ({ id, prepTime: '5 min' });
    const both = [change(mine.id), change(theirs.id)];
    expect(await server.as(member).patch('/api/recipes', both)).toMatchObject({
      status: 403,
      body: { detail: { message: 'Permission Denied' } },
    });
    expect((await server.as(member).recipe(mine.slug)).prepTime).toBeNull();
    expect((await server.as(member).patch('/api/recipes', [change(mine.id)])).status).toBe(200);
    expect((await server.as(member).patch(`/api/recipes/${theirs.slug}`, { prepTime: '1' })).status).toBe(
      200,
    );
    expect((await server.as(organizer).patch('/api/recipes', both)).status).toBe(200);
  });

  it('refuses renaming by a user who has lost the right on the next request', async () => {
    const url = '/api/organizers/tags';
    const tag = Object((await server.as(organizer).post(url, { name: 'Winter' })).body);
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('users').set({ can_organize: 0 }).where('id', '=', organizer.id).execute(),
    );
    expect((await server.as(organizer).put(`${url}/${tag.id}`, { name: 'Summer' })).status).toBe(403);
  });
});
