import type { Transporter } from 'nodemailer';
import type { Clock } from '../clock/clock.ts';
import type { SafeConnect } from '../net/safe-connect.ts';
import type { Random } from '../random/random.ts';

/** The outgoing mail server. `TLS` means STARTTLS, `SSL` means TLS from the first byte. */
export interface MailServer {
  readonly isReady: boolean;
  readonly host: string | null;
  readonly port: number;
  readonly fromName: string;
  readonly fromEmail: string | null;
  readonly user: string | null;
  readonly password: string | null;
  readonly strategy: 'TLS' | 'SSL' | 'NONE';
}

/** A mail to one recipient. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** If missing, the mail is plain text only. */
  readonly html?: string;
  /** The same in plain text. */
  readonly text: string;
}

/** A mail was not sent; the message is the mail server's and meant for administrators. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

/** Sends mail. */
export interface Mailer {
  /** Whether a mail server is configured; if not, {@link Mailer.send} fails. */
  readonly isReady: boolean;
  /**
   * Hands a mail to the mail server and waits until it is accepted.
   * @throws MailError if it is not accepted within ten seconds.
   */
  send(mail: Mail): Promise<void>;
  /**
   * Connects to the mail server and signs in, without sending anything.
   * @throws MailError if that takes more than ten seconds or is refused.
   */
  tryConnection(): Promise<void>;
}

/** Dependencies of a {@link Mailer}. */
export interface MailerOptions {
  readonly server: MailServer;
  readonly clock: Clock;
  readonly random: Random;
  /** CA certificates in PEM format that replace Node's. */
  readonly ca?: string;
  /** Milliseconds for one mail, from the connection to the acceptance. */
  readonly timeoutMs?: number;
  /** Opens the socket if the server was set by someone other than the operator. */
  readonly connect?: SafeConnect;
}

/** A single address: no list, no display name, nothing that could start another header. */
const recipient = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/;

async function openTransport(options: MailerOptions, timeoutMs: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { host, port, user, password, strategy } = options.server;
  return createTransport({
    host: host ?? '',
    port,
    secure: strategy === 'SSL',
    requireTLS: strategy === 'TLS',
    ignoreTLS: strategy === 'NONE',
    ...(user !== null && password !== null ? { auth: { user, pass: password } } : {}),
    ...(options.ca === undefined ? {} : { tls: { ca: options.ca } }),
    ...(options.connect === undefined
      ? {}
      : // The library upgrades the open socket to TLS and checks the certificate against the host.
        { connection: await options.connect({ host: host ?? '', port, isSecure: false }) }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Rejects after a timeout; the late outcome of the work is ignored. */
async function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailError('The mail server took too long to respond.')), timeoutMs);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}

/** A mailer for one mail server. The mail library is loaded with the first mail. */
export function createMailer(options: MailerOptions): Mailer {
  const { server, clock, random, timeoutMs = 10_000 } = options;
  const { fromName, fromEmail } = server;

  const messageFor = ({ to, subject, html, text }: Mail) => ({
    from: { name: fromName, address: fromEmail ?? '' },
    to: { name: '', address: to },
    subject,
    ...(html === undefined ? {} : { html }),
    text,
    date: clock.now(),
    messageId: `<${random.uuid()}@${(fromEmail ?? '').split('@')[1]}>`,
    headers: { 'auto-submitted': 'auto-generated' },
  });

  const withTransport = async (work: (transport: Transporter) => Promise<unknown>): Promise<void> => {
    if (!server.isReady) throw new MailError('No mail server is set up.');
    const transport = await openTransport(options, timeoutMs);
    try {
      await withinTime(work(transport), timeoutMs);
    } catch (error) {
      if (error instanceof MailError) throw error;
      throw new MailError(error instanceof Error ? error.message : String(error), { cause: error });
    } finally {
      transport.close();
    }
  };

  return {
    isReady: server.isReady,
    async send(mail) {
      if (server.isReady && !recipient.test(mail.to))
        throw new MailError('The recipient’s address is not valid.');
      await withTransport((transport) => transport.sendMail(messageFor(mail)));
    },
    tryConnection: () => withTransport((transport) => transport.verify()),
  };
}
