import type { OutgoingMail } from '@hearth/domain/notifications/apprise';
import { createMailer } from '../../../../platform/mail/mailer.ts';
import type { Platform } from '../../../../platform/platform.ts';

/**
 * Sends a mail by the server that an address names, over a socket that leads nowhere it may not.
 * @throws MailError, OutboundError
 */
export async function sendMail(platform: Platform, mail: OutgoingMail, timeoutMs: number): Promise<void> {
  const { to, subject, text, ...server } = mail;
  const { clock, random, safeConnect } = platform;
  const mailer = createMailer({
    server: { ...server, isReady: true },
    clock,
    random,
    timeoutMs,
    connect: safeConnect,
  });
  for (const one of to) await mailer.send({ to: one, subject, text });
}
