import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as received by the test server. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
}

const open: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS'] };

/**
 * A mail server on localhost with the user `cook` and the password `salt`. Without options it accepts
 * unencrypted mail without login, as configured by `env`.
 */
export async function startMailServer(options: SMTPServerOptions = open) {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    ...options,
    onAuth({ username, password }, _, done) {
      if (username === 'cook' && password === 'salt') done(null, { user: username });
      else done(new Error('wrong password'));
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom === false ? '' : mailFrom.address;
      const to = rcptTo.map(({ address }) => address);
      const user = session.user === undefined ? undefined : String(session.user);
      void text(stream).then((content) => {
        taken.push({ from, to, content, isEncrypted: session.secure, user });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    taken,
    port,
    env: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(port),
      SMTP_FROM_EMAIL: 'hearth@example.com',
      SMTP_AUTH_STRATEGY: 'NONE',
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
