import { expect, it } from 'vitest';
import type { UserOut } from '@hearth/contract';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

const generic = /^An unexpected error occurred\.?$/;

describeServer('refusals say why', { cook: { admin: true } }, ({ server, client: admin }) => {
  it.each([
    ['group', 'groupUnknown'],
    ['household', 'householdUnknown'],
  ])('a user who is moved to an unknown %s', async (field, code) => {
    const { id } = await server.member();
    const user = succeeded(await admin.get(`/api/admin/users/${id}`)) as UserOut;
    const answer = await admin.put(`/api/admin/users/${id}`, { ...user, [field]: 'No such place' });
    expect(answer).toMatchObject({ status: 400, body: { code, field } });
    expect(Object(answer.body).message).not.toMatch(generic);
  });

  it.each([
    '/api/organizers/tags',
    '/api/organizers/categories',
    '/api/organizers/tools',
    '/api/foods',
    '/api/units',
    '/api/groups/labels',
  ])('%s: a name that exists already, and what is gone', async (path) => {
    const made = succeeded(await admin.post(path, { name: 'Twice' })) as { id: string };
    const other = succeeded(await admin.post(path, { name: 'Other' })) as { id: string };
    const again = await admin.post(path, { name: 'Twice' });
    expect(again).toMatchObject({ status: 400, body: { code: 'nameTaken', field: 'name' } });
    expect(Object(again.body).message).not.toMatch(generic);
    const renamed = await admin.put(`${path}/${other.id}`, { ...other, name: 'Twice' });
    expect(renamed).toMatchObject({ status: 400, body: { code: 'nameTaken', field: 'name' } });
    expect((await admin.delete(`${path}/${made.id}`)).status).toBe(200);
    const gone = await admin.delete(`${path}/${made.id}`);
    expect(gone).toMatchObject({ status: 400, body: { code: 'itemGone' } });
    expect(Object(gone.body).message).not.toMatch(generic);
  });

  it.each([
    '/api/admin/groups',
    '/api/admin/households',
    '/api/admin/users',
    '/api/users',
    '/api/households/cookbooks',
    '/api/households/webhooks',
    '/api/households/recipe-actions',
    '/api/households/events/notifications',
    '/api/households/mealplans/rules',
    '/api/households/shopping/lists',
    '/api/recipes/timeline/events',
    '/api/shared/recipes',
  ])('%s: deleting what is gone', async (path) => {
    const answer = await admin.delete(`${path}/${crypto.randomUUID()}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'itemGone' } });
    expect(Object(answer.body).message).not.toMatch(generic);
  });
});
