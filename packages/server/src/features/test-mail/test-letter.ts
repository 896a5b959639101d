import { type Locale, textsOf } from '../../platform/i18n/locales.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** The test mail in the reader's language, as HTML and as text; its button leads to `address`. */
export function testLetter(locale: Locale, address: string): Omit<Mail, 'to'> {
  const { subject, heading, body, button } = textsOf(locale).testMail;
  const dir = locale === 'ar-SA' ? 'rtl' : 'ltr';
  const html = [
    `<!doctype html><html lang="${locale}" dir="${dir}"><meta charset="utf-8"><title>${escaped(subject)}</title>`,
    '<body style="margin:0;padding:24px;font-family:sans-serif;line-height:1.5;color:#2b2723;background:#faf8f5">',
    `<h1 style="font-size:20px">${escaped(heading)}</h1><p>${escaped(body)}</p>`,
    `<p><a href="${escaped(address)}">${escaped(button)}</a></p></body></html>`,
  ];
  return { subject, html: html.join('\n'), text: `${heading}\n\n${body}\n\n${button}: ${address}\n` };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
