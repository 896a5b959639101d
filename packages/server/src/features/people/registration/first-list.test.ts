import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';

const lists = '/api/households/shopping/lists';
const password = 'correct horse';

describeServer('a registration', { env: { ALLOW_SIGNUP: 'true' }, cook: { admin: true } }, ({ server }) => {
  it('begins a household with a shopping list in its language, which has the labels of the group', async () => {
    const email = 'founder@example.com';
    const names = { group: 'Küche', username: 'founder', fullName: 'Founder', email };
    const body = { ...names, password, passwordConfirm: password, seedData: true, locale: 'de-DE' };
    const { id } = Object(succeeded(await server.nobody.post('/api/users/register', body)));
    const headers = { authorization: `Bearer ${await server.token(id)}` };
    const { items } = Object(succeeded(await server.nobody.get(lists, headers)));
    expect(items).toMatchObject([{ name: 'Einkauf', userId: id }]);
    const list = Object(succeeded(await server.nobody.get(`${lists}/${items[0].id}`, headers)));
    expect(list.labelSettings.length).toBeGreaterThan(5);
  });
});
