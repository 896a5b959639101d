import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate, type TestCertificate } from '../../testing/test-certificate.ts';
import { startMailServer } from './mail-server-for-test.ts';
import { createMailer, MailError, type MailerOptions, type MailServer } from './mailer.ts';

const sampleMail = { to: 'anna@b.example', subject: 'Grüße', html: '<p>Hallo</p>', text: 'Hallo' };

let tls: TestCertificate;
beforeAll(() => {
  tls = makeCertificate();
});

let server: Awaited<ReturnType<typeof startMailServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

function mailer(to: Partial<MailServer>, options: Partial<MailerOptions> = {}) {
  return createMailer({
    server: {
      isReady: true,
      host: 'localhost',
      port: 1,
      fromName: 'Our kitchen',
      fromEmail: 'hearth@kitchen.example',
      user: 'cook',
      password: 'salt',
      strategy: 'TLS',
      ...to,
    },
    clock: { now: () => new Date('2026-01-02T03:04:05Z') },
    random: { uuid: () => 'some-uuid', bytes: (count) => Buffer.alloc(count), int: () => 0 },
    ...options,
  });
}

describe('a mail', () => {
  it('is sent after STARTTLS with login, sender, date and both parts', async () => {
    server = await startMailServer({ ...tls });
    await mailer({ port: server.port }, { ca: tls.cert }).send(sampleMail);
    const [mail] = server.taken;
    expect(mail).toMatchObject({
      from: 'hearth@kitchen.example',
      to: ['anna@b.example'],
      isEncrypted: true,
      user: 'cook',
    });
    expect(mail?.content).toContain('From: Our kitchen <hearth@kitchen.example>');
    expect(mail?.content).toContain('Date: Fri, 02 Jan 2026 03:04:05 +0000');
    expect(mail?.content).toContain('Message-ID: <some-uuid@kitchen.example>');
    expect(mail?.content).toContain('Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=');
    expect(mail?.content).toContain('Content-Type: text/plain');
    expect(mail?.content).toContain('<p>Hallo</p>');
  });

  it('is sent over TLS from the first byte', async () => {
    server = await startMailServer({ ...tls, secure: true });
    await mailer({ port: server.port, strategy: 'SSL' }, { ca: tls.cert }).send(sampleMail);
    expect(server.taken).toMatchObject([{ isEncrypted: true, user: 'cook' }]);
  });

  it('is sent unencrypted and without login by default', async () => {
    server = await startMailServer({ ...tls, authOptional: true });
    await mailer({ port: server.port, strategy: 'NONE', user: null, password: null }).send(sampleMail);
    expect(server.taken).toMatchObject([{ isEncrypted: false, user: undefined }]);
  });
});

describe('a mail is not sent', () => {
  it('to a server that does not offer the required encryption', async () => {
    server = await startMailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    await expect(mailer({ port: server.port }).send(sampleMail)).rejects.toThrow(MailError);
    expect(server.taken).toEqual([]);
  });

  it('to a server with an untrusted certificate', async () => {
    server = await startMailServer({ ...tls });
    await expect(mailer({ port: server.port }).send(sampleMail)).rejects.toThrow(/certificate/);
    expect(server.taken).toEqual([]);
  });

  it('with a wrong password', async () => {
    server = await startMailServer({ ...tls });
    const wrong = mailer({ port: server.port, password: 'pepper' }, { ca: tls.cert });
    await expect(wrong.send(sampleMail)).rejects.toThrow('wrong password');
  });

  it.each(['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'A <a@b.example>', 'a', ''])(
    'to %j',
    async (to) => {
      server = await startMailServer({ ...tls, authOptional: true });
      const sending = mailer({ port: server.port, strategy: 'NONE', user: null }).send({ ...sampleMail, to });
      await expect(sending).rejects.toThrow('The recipient’s address is not valid.');
      expect(server.taken).toEqual([]);
    },
  );

  it('with a second header in its subject', async () => {
    server = await startMailServer({ ...tls, authOptional: true });
    const subject = 'Hello\r\nBcc: c@d.example';
    await mailer({ port: server.port, strategy: 'NONE', user: null }).send({ ...sampleMail, subject });
    expect(server.taken[0]?.to).toEqual(['anna@b.example']);
    expect(server.taken[0]?.content).not.toMatch(/^Bcc:/m);
  });

  it('if no server is configured', async () => {
    const none = mailer({ isReady: false, host: null });
    expect(none.isReady).toBe(false);
    await expect(none.send(sampleMail)).rejects.toThrow('No mail server is set up');
  });

  it.each([
    ['does not speak', '', ''],
    ['greets without end', '', '220-wait\r\n'],
    ['answers without end', '220 hello\r\n', '250-wait\r\n'],
  ])(
    'to a server that %s',
    async (_, greeting, line) => {
      const slow = createServer((socket) => {
        socket.write(greeting);
        const timer = setInterval(() => socket.write(line), 20);
        socket.on('error', () => undefined).on('close', () => clearInterval(timer));
      });
      await new Promise<void>((resolve) => {
        slow.listen(0, '127.0.0.1', resolve);
      });
      const { port } = slow.address() as AddressInfo;
      const sending = mailer({ port, host: '127.0.0.1' }, { timeoutMs: 200 }).send(sampleMail);
      await expect(sending).rejects.toThrow(MailError);
      slow.close();
    },
    5000,
  );

  it('to an unreachable server', async () => {
    await expect(mailer({ port: 1, host: '127.0.0.1' }).send(sampleMail)).rejects.toThrow('ECONNREFUSED');
  });
});
