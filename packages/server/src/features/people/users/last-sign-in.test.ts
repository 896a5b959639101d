import { ListedUser } from '@hearth/contract';
import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { form, testPassword } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';

const hourMs = 3_600_000;

describeServer('when users signed in last', { env: { TOKEN_TIME: '9000' } }, ({ server }) => {
  it('is listed, outlives the session, and is not changed by requests', async () => {
    const client = server.as(await server.member({ admin: true }));
    const home = await server.member();
    const username = 'newcomer';
    const given = { username, fullName: 'Newcomer', email: 'newcomer@example.com', password: testPassword };
    const member = Object(
      succeeded(
        await client.post('/api/admin/users', {
          ...given,
          group: home.groupSlug,
          household: home.householdSlug,
        }),
      ),
    ) as { id: string };
    const list = async (query: string) => {
      const { items } = Object(succeeded(await client.get(`/api/admin/users?perPage=-1${query}`)));
      return ListedUser.array().parse(items);
    };
    const findLast = async (id: string) => (await list('')).find((user) => user.id === id)?.lastSignInAt;
    expect(await findLast(member.id)).toBeNull();
    server.clock.advance(hourMs);
    const at = server.clock.now().toISOString().slice(0, 19);
    const { payload, headers } = form({ username, password: testPassword });
    const signedIn = await server.request({ method: 'POST', url: '/api/auth/token', payload, headers });
    expect(signedIn.status).toBe(200);
    expect(await findLast(member.id)).toContain(at);
    const { access_token } = Object(signedIn.body) as { access_token: string };
    server.clock.advance(2 * hourMs);
    const authorization = `Bearer ${access_token}`;
    const self = await server.request({ method: 'GET', url: '/api/users/self', headers: { authorization } });
    expect(self.status).toBe(200);
    await server.request({ method: 'POST', url: '/api/auth/logout', headers: { authorization } });
    expect(await findLast(member.id)).toContain(at);
    const byTime = await list('&orderBy=last_sign_in_at&orderDirection=desc');
    const known = byTime.filter(({ lastSignInAt }) => lastSignInAt !== null);
    expect(known[0]?.id).toBe(member.id);
  });
});
