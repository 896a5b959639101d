import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../../../platform/mail/mail-server-for-test.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';

const url = '/api/admin/email';

describe.each(testEngines)('the test mail on %s', (engine) => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: TestServer | undefined;
  beforeAll(async () => {
    mail = await startMailServer();
  });
  afterAll(() => mail.close());
  afterEach(async () => {
    mail.taken.length = 0;
    await server?.stop();
    server = undefined;
  });

  async function start(env: Record<string, string>) {
    server = await TestServer.start(engine, env);
    return server.as(await server.member({ admin: true }));
  }
  const settings = () => ({ ...mail.env, BASE_URL: 'https://hearth.example' });

  it('arrives, in the language of the request', async () => {
    const admin = await start(settings());
    expect((await admin.get(url)).body).toEqual({ ready: true });
    const sent = { success: true, error: null };
    expect((await admin.post(url, { email: 'cook@example.com' })).body).toEqual(sent);
    const german = { 'accept-language': 'de-DE' };
    expect((await admin.post(url, { email: 'koch@example.com' }, german)).body).toEqual(sent);
    expect(mail.taken.map(({ to }) => to)).toEqual([['cook@example.com'], ['koch@example.com']]);
    const [english, other] = mail.taken.map(({ content }) => content);
    expect(english).toContain('Subject: Hearth Test Email');
    expect(english).toContain('Content-Type: text/plain');
    expect(english).toContain('Content-Type: text/html');
    expect(english).toContain('https://hearth.example');
    expect(other).toContain('Subject: Test-E-Mail von Hearth');
  });

  it('without a mail server the response says that it was not sent', async () => {
    const admin = await start({});
    expect((await admin.get(url)).body).toEqual({ ready: false });
    expect((await admin.post(url, { email: 'cook@example.com' })).body).toEqual({
      success: false,
      error: null,
    });
  });

  it('reports a missing server and a wrong address', async () => {
    const admin = await start({ ...settings(), SMTP_PORT: '1' });
    expect((await admin.post(url, { email: 'cook@example.com' })).body).toEqual({
      success: false,
      error: expect.stringContaining('ECONNREFUSED'),
    });
    for (const email of [
      'no address',
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
    ]) {
      expect((await admin.post(url, { email })).body).toEqual({
        success: false,
        error: 'The recipient’s address is not valid.',
      });
    }
    expect((await admin.post(url, { email: '' })).status).toBe(422);
  });

  it('only administrators send one', async () => {
    await start(settings());
    const member = server?.as(await server.member({ rights: ['canManage', 'advanced'] }));
    expect((await member?.get(url))?.status).toBe(403);
    expect((await member?.post(url, { email: 'cook@example.com' }))?.status).toBe(403);
    expect((await server?.nobody.post(url, { email: 'cook@example.com' }))?.status).toBe(401);
    expect(mail.taken).toEqual([]);
  });
});
