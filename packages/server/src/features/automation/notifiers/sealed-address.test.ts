import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { TestServer } from '../../../testing/test-server.ts';

const root = '/api/households/events/notifications';
const unknown = { name: 'Odd', appriseUrl: 'foo://bar' };

describeServer('addresses of a kind that nothing here can send to', ({ server, engine }) => {
  it('are refused when the notifier is made, and when it is changed', async () => {
    const client = server.as(await server.member());
    const refused = { status: 400, body: { detail: { message: expect.stringContaining('foo://') } } };
    expect(await client.post(root, unknown)).toMatchObject(refused);
    const { text } = await client.post(root, unknown);
    for (const known of ['json://', 'ntfy://', 'mailto://', 'hassio://', 'tgram://'])
      expect(text).toContain(known);
    const made = await client.post(root, { name: 'Known', appriseUrl: 'json://example.com' });
    expect(made.status).toBe(201);
    const changed = { ...Object(made.body), appriseUrl: 'foo://bar' };
    expect(await client.put(`${root}/${Object(made.body).id}`, changed)).toMatchObject(refused);
  });

  it('are taken where the operator has named a server that sends to them', async () => {
    const relaying = await TestServer.start(engine, { APPRISE_API_URL: 'http://127.0.0.1:1' });
    const client = relaying.as(await relaying.member());
    expect((await client.post(root, unknown)).status).toBe(201);
    await relaying.stop();
  });
});
