import { expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { describeServer } from '../../../testing/describe-server.ts';

const url = '/api/admin/site-settings';

describeServer('settings of the whole server', ({ server }) => {
  it('an administrator reads and replaces them', async () => {
    const admin = server.as(await server.member({ admin: true }));
    expect((await admin.get(url)).body).toEqual({ outboundTrusted: [] });
    const outboundTrusted = ['192.168.1.0/24', '::1', '10.0.0.7'];
    expect((await admin.put(url, { outboundTrusted })).body).toEqual({ outboundTrusted });
    expect((await admin.get(url)).body).toEqual({ outboundTrusted });
    expect((await admin.put(url, { outbound_trusted: [] })).body).toEqual({ outboundTrusted: [] });
  });

  it('others cannot', async () => {
    const member = server.as(await server.member());
    const before = await server.rowCounts();
    for (const client of [member, server.nobody]) {
      const status = client === member ? 403 : 401;
      expect((await client.get(url)).status).toBe(status);
      expect((await client.put(url, { outboundTrusted: ['127.0.0.1'] })).status).toBe(status);
    }
    expect(await server.rowCounts()).toEqual(before);
  });

  it.each([['no network'], ['10.0.0.0/33'], ['1.2.3'], ['10.0.0.1,evil'], ['*'], ['x'.repeat(101)], ['']])(
    '“%s” is no network',
    async (entry) => {
      const admin = server.as(await server.member({ admin: true }));
      const answer = await admin.put(url, { outboundTrusted: ['10.0.0.1', entry] });
      expect(answer).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', 'outboundTrusted', 1] }] },
      });
      expect((await admin.get(url)).body).toEqual({ outboundTrusted: [] });
    },
  );

  it('the setup code is no setting that can be read', async () => {
    const admin = server.as(await server.member({ admin: true }));
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.insertInto('site_settings').values({ name: 'setup-code', value: 'secret-digest' }).execute(),
    );
    expect((await admin.get(url)).text).not.toContain('secret-digest');
  });
});
