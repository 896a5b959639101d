import type { EmailSuccess } from '@hearth/contract';
import { type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import { composeMail } from '../../../platform/mail/mail-template.ts';
import { MailError } from '../../../platform/mail/mailer.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Sends a test mail in the reader's language. A failure is a result, with the text of the mail server. */
export async function sendTestMail(platform: Platform, to: string, locale: Locale): Promise<EmailSuccess> {
  if (!platform.mailer.isReady) return { success: false, error: null };
  try {
    const link = platform.settings.server.baseUrl;
    await platform.mailer.send(composeMail({ to, link, locale, ...getTexts(locale).testMail }));
    return { success: true, error: null };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    platform.log.warn({ err: error }, 'the test mail was not sent');
    return { success: false, error: error.message };
  }
}
