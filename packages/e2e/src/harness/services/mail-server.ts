import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A local mail server, and the settings with which a Hearth uses it. */
export interface MailServer {
  /** Environment of a Hearth that sends its mail here. */
  readonly env: Readonly<Record<string, string>>;
  /** The mail that came to an address after `after` others; waits for it. */
  mailTo(address: string, after?: number): Promise<string>;
  /** How many mails have come so far. */
  count(): number;
  close(): Promise<void>;
}

const waitMs = 10_000;

export async function startMailServer(): Promise<MailServer> {
  const taken: { readonly to: readonly string[]; readonly content: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      void text(stream).then((content) => {
        taken.push({ to, content: unfolded(content) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    env: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(port),
      SMTP_FROM_EMAIL: 'hearth@example.com',
      SMTP_AUTH_STRATEGY: 'NONE',
    },
    async mailTo(address, after = 0) {
      const deadline = Date.now() + waitMs;
      while (Date.now() < deadline) {
        const mail = taken.filter(({ to }) => to.includes(address))[after];
        if (mail !== undefined) return mail.content;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No mail came to ${address}`);
    },
    count: () => taken.length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Quoted-printable lines as they were: folds undone, signs of ASCII read. */
function unfolded(content: string): string {
  return content
    .replace(/=\r?\n/g, '')
    .replace(/=([2-7][0-9A-F])/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
