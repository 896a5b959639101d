import { chooseDirection } from '@hearth/domain/text/direction';
import { escapeHtml } from '@hearth/domain/text/html';
import type { Mail } from './mailer.ts';

/** The texts of a mail in one language. */
export interface MailTexts {
  readonly subject: string;
  readonly header: string;
  readonly top: string;
  readonly button: string;
  readonly bottom: string;
}

/** A mail with one button. */
export interface MailContent extends MailTexts {
  readonly to: string;
  /** A web address. */
  readonly link: string;
  /** Such as `de-DE`; right-to-left languages set the direction of the page. */
  readonly locale: string;
}

/** Renders the mail as HTML and as plain text; user input in the texts is escaped. */
export function composeMail(content: MailContent): Required<Mail> {
  const { to, subject, header, top, button, bottom, link } = content;
  const text = [header, top, `${button}: ${link}`, bottom].join('\n\n');
  return { to, subject, html: renderPage(content), text: `${text}\n` };
}

const style = {
  body: 'margin:0;padding:24px 12px;background:#f5f3f0;color:#2b2622;font:16px/1.55 system-ui,sans-serif',
  card: 'max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e2ddd6;border-radius:10px',
  header: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  text: 'margin:0 0 20px',
  button:
    'display:inline-block;padding:12px 20px;background:#a14a00;color:#ffffff;border-radius:10px;font-weight:600;text-decoration:none',
  small: 'margin:20px 0 0;font-size:14px;color:#5f574f',
  link: 'color:#5f574f;word-break:break-all',
} as const;

function renderPage({ subject, header, top, button, bottom, link, locale }: MailContent): string {
  const direction = chooseDirection(locale);
  const address = escapeHtml(link);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(locale)}" dir="${direction}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body dir="${direction}" style="${style.body}">`,
    `<div style="${style.card}">`,
    `<h1 style="${style.header}">${escapeHtml(header)}</h1>`,
    `<p style="${style.text}">${escapeHtml(top)}</p>`,
    `<p style="${style.text}"><a href="${address}" style="${style.button}">${escapeHtml(button)}</a></p>`,
    `<p style="${style.small}" dir="ltr"><a href="${address}" style="${style.link}">${address}</a></p>`,
    `<p style="${style.small}">${escapeHtml(bottom)}</p>`,
    '</div></body></html>',
  ].join('\n');
}
